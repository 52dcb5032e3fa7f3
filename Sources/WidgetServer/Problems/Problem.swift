internal import HTTPDaemon
internal import SystemSupport
internal import Widgets

/// What went wrong with a request, as the contract's problem details (RFC 9457).
struct Problem: Sendable {
    /// The status of the answer.
    let status: HTTPStatus
    /// The code that clients tell problems apart by, where the contract lists one.
    var code: ProblemCode?
    /// A sentence about this very case, with the way out.
    let detail: String
    /// What is wrong with the body, fault by fault.
    var faults: [Fault] = []
    /// The time after which the client may try again.
    var retryAfter: Duration?
    /// More header fields.
    var fields: [HTTPField] = []

    /// The answer that says it.
    ///
    /// - Parameter requestID: What `instance` and the log line name the request by.
    /// - Returns: An answer that is never kept by a cache.
    func response(_ requestID: RequestID) -> HTTPResponse {
        var document: JSONObject = [
            "type": "about:blank", "title": .string(status.reason), "status": .number(JSONNumber(status.rawValue)),
            "detail": .string(detail), "instance": .string(requestID.path),
        ]
        document["code"] = code.map { .string($0.rawValue) }
        document["retry_after_ms"] = retryAfter.map { .number(JSONNumber(Int($0.millisecondsRoundedUp))) }
        if !faults.isEmpty { document["errors"] = .array(faults.map { .object($0.members) }) }
        var fields = [
            HTTPField(.contentType, "application/problem+json"), HTTPField(.cacheControl, "no-store"),
            HTTPField(.xContentTypeOptions, "nosniff"),
        ]
        if let retryAfter {
            fields.append(HTTPField(.retryAfter, String((retryAfter.millisecondsRoundedUp + 999) / 1_000)))
        }
        return HTTPResponse(status, fields: fields + self.fields, body: JSON.object(document).bytes)
    }
}

extension Fault {
    fileprivate var members: JSONObject {
        var members: JSONObject = ["location": .string(location), "message": .string(message)]
        members["value"] = value
        return members
    }
}
