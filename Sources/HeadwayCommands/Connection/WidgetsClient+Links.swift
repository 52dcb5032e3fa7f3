internal import Widgets

extension WidgetsClient {
    /// Makes a link to a widget's picture; nil when the widget is not there.
    func makeLink(_ slug: Slug) throws(CommandError) -> JSON? {
        let body = APIRequest.Body(bytes: Array("{}".utf8), mediaType: "application/json")
        return try send(APIRequest(method: .post, path: path(slug) + "/links", body: body))
    }

    /// The links of a widget, or of all widgets, in the object that the server sends.
    func links(_ slug: Slug?) throws(CommandError) -> JSON {
        let path = slug.map { self.path($0) + "/links" } ?? "/links"
        guard let answer = try send(APIRequest(method: .get, path: path)) else { throw notHeadway }
        return answer
    }

    /// Revokes a link; false when the widget is not there.
    func revokeLink(_ id: String, of slug: Slug) throws(CommandError) -> Bool {
        try send(APIRequest(method: .delete, path: path(slug) + "/links/" + id)) != nil
    }
}
