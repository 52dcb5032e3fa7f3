internal import Widgets

/// The calls of the API that the commands make, and what their answers mean.
struct WidgetsClient: ~Copyable {
    private let client: HTTPClient

    /// A client of the server that options, environment and config file name.
    init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let connection = try ServerAccess(option: arguments.value("--server"), context: context)
        do {
            client = try HTTPClient(connection)
        } catch {
            throw .failed(error.description)
        }
    }

    /// The server's address.
    var address: ServerAddress { client.connection.address }

    /// Every widget, in order of creation, in the object that the server sends.
    func list() throws(CommandError) -> JSON {
        guard let answer = try send(APIRequest(method: .get, path: "/widgets")) else { throw notHeadway }
        return answer
    }

    /// One widget, or nil when it is not there.
    func widget(_ slug: Slug) throws(CommandError) -> JSON? {
        try send(APIRequest(method: .get, path: path(slug)))
    }

    /// One widget and what the server's clock shows, in whole seconds and where it says so; nil when it is not there.
    func widgetAndClock(_ slug: Slug) throws(CommandError) -> (widget: JSON, date: Instant?)? {
        var response = APIResponse()
        let request = APIRequest(method: .get, path: path(slug))
        guard let widget = try send(request, response: &response) else { return nil }
        return (widget, HTTPClient.date(response))
    }

    /// Changes a widget (RFC 7396); nil when it is not there.
    func patch(_ slug: Slug, _ patch: JSON) throws(CommandError) -> JSON? {
        let body = APIRequest.Body(bytes: patch.bytes, mediaType: "application/merge-patch+json")
        return try send(APIRequest(method: .patch, path: path(slug), body: body))
    }

    /// Makes a widget, or replaces it when it has come to be there meanwhile.
    func create(_ body: JSON) throws(CommandError) -> JSON {
        let body = APIRequest.Body(bytes: body.bytes, mediaType: "application/json")
        guard let answer = try send(APIRequest(method: .post, path: "/widgets", body: body)) else { throw notHeadway }
        return answer
    }

    /// Removes a widget; false when it was not there.
    func delete(_ slug: Slug) throws(CommandError) -> Bool {
        try send(APIRequest(method: .delete, path: path(slug))) != nil
    }

    /// The path of a widget.
    func path(_ slug: Slug) -> String {
        // A slug holds nothing that an address would have to escape.
        "/widgets/" + slug.text
    }

    /// Makes a call; nil when the server says that there is no such widget.
    func send(_ request: APIRequest) throws(CommandError) -> JSON? {
        var response = APIResponse()
        return try send(request, response: &response)
    }

    private func send(_ request: APIRequest, response: inout APIResponse) throws(CommandError) -> JSON? {
        do {
            response = try client.send(request)
        } catch {
            throw .failed(error.description)
        }
        guard (200..<300).contains(response.status) else {
            let problem = APIProblem(response)
            if response.status == 404, problem.code == "widget.not_found" { return nil }
            throw .failed(problem.message(from: client.connection.address))
        }
        if response.status == 204 { return .null }
        guard let answer = try? JSON(parsing: response.body), answer.object != nil else { throw notHeadway }
        return answer
    }

    /// The error for an answer that no Headway server gives.
    var notHeadway: CommandError {
        .failed("\(client.connection.address.text.printable(limit: 120)) answers, but not like a Headway server")
    }
}
