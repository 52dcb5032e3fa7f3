internal import Widgets

/// What an answer with an error status says (RFC 9457), as far as it says anything.
struct APIProblem: Equatable {
    /// One fault of a field.
    struct Fault: Equatable {
        /// Where, such as `body.content.value`.
        let location: String
        /// What.
        let message: String
    }

    /// The status of the answer.
    let status: Int
    /// The machine's word for the problem, such as `widget.not_found`.
    let code: String?
    /// The person's sentence for it.
    let detail: String?
    /// The faults of fields.
    let faults: [Fault]
    /// Where a redirect points to.
    private let target: String?
    /// The seconds that the server asks to wait.
    private let retryAfter: Int?

    /// Reads an answer; what is not a problem document gives a problem without words.
    init(_ response: APIResponse) {
        status = response.status
        target = response.header("location")
        retryAfter = response.header("retry-after").flatMap { Int($0) }
        let object = (try? JSON(parsing: response.body))?.object
        code = object?["code"]?.string
        detail = object?["detail"]?.string ?? object?["title"]?.string
        var faults: [Fault] = []
        if case .array(let errors)? = object?["errors"] {
            for error in errors.prefix(Faults.limit) {
                guard let error = error.object, let message = error["message"]?.string else { continue }
                faults.append(Fault(location: error["location"]?.string ?? "", message: message))
            }
        }
        self.faults = faults
    }

    /// The problem in sentences for a person, several lines where several fields are at fault.
    func message(from address: ServerAddress) -> String {
        let server = address.text.printable(limit: 120)
        let said = detail.map { ": " + $0.printable(limit: 500) } ?? ""
        var lines = [sentence(server, said)]
        for fault in faults {
            let place = fault.location.hasPrefix("body.") ? String(fault.location.dropFirst(5)) : fault.location
            lines.append("  \(place.printable(limit: 120)): \(fault.message.printable(limit: 500))")
        }
        return lines.joined(separator: "\n")
    }

    private func sentence(_ server: String, _ said: String) -> String {
        switch status {
        case 300..<400:
            "\(server) redirects to \(target?.printable(limit: 120) ?? "another address"); set HEADWAY_URL to that address"
        case 401:
            "\(server) does not accept the key\(said); `headway keys create NAME` on the server makes a new one"
        case 403: "the key is not allowed to do this\(said)"
        case 404: "\(server) does not know the address that was called\(said); is HEADWAY_URL right?"
        case 429 where code == "rate_limit.exceeded":
            "\(server) is asked too often\(said)" + (retryAfter.map { "; try again in \($0) seconds" } ?? "")
        case 500...: "\(server) cannot do this now (status \(status))\(said)"
        default: said.isEmpty ? "\(server) refused this with status \(status)" : "refused\(said)"
        }
    }
}
