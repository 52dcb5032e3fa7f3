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
        let common = [
            HTTPField(.contentType, Problem.mediaType), HTTPField(.cacheControl, "no-store"),
            HTTPField(.xContentTypeOptions, "nosniff"),
        ]
        return HTTPResponse(status, fields: common + ownFields, body: document(instance: requestID.path).bytes)
    }

    /// The media type of problem details.
    static let mediaType = "application/problem+json"

    /// The header lines that only this problem has.
    var ownFields: [HTTPField] {
        let wait = retryAfter.map { HTTPField(.retryAfter, String(($0.millisecondsRoundedUp + 999) / 1_000)) }
        return [wait].compactMap { $0 } + fields
    }

    /// The problem details.
    ///
    /// - Parameter instance: The path that names the request.
    /// - Returns: The members of RFC 9457 and those of the contract.
    func document(instance: String) -> JSON {
        var document: JSONObject = [
            "type": "about:blank", "title": .string(status.reason), "status": .number(JSONNumber(status.rawValue)),
            "detail": .string(detail), "instance": .string(instance),
        ]
        document["code"] = code.map { .string($0.rawValue) }
        document["retry_after_ms"] = retryAfter.map { .number(JSONNumber(Int($0.millisecondsRoundedUp))) }
        if !faults.isEmpty { document["errors"] = .array(faults.map { .object($0.members) }) }
        return .object(document)
    }
}

extension Fault {
    fileprivate var members: JSONObject {
        var members: JSONObject = ["location": .string(location), "message": .string(message)]
        members["value"] = value
        return members
    }
}

/// The codes of the contract, by which clients tell problems apart.
enum ProblemCode: String, Sendable, CaseIterable {
    /// An empty body where a patch is needed.
    case bodyRequired = "request.body_required"
    /// The content breaks a rule, or a patch is not JSON.
    case contentInvalid = "widget.content_invalid"
    /// The slug in the path breaks the pattern.
    case slugInvalid = "slug.invalid"
    /// No key, or one that is unknown or revoked.
    case tokenInvalid = "token.invalid"
    /// The account has no such widget.
    case widgetNotFound = "widget.not_found"
    /// The account has as many widgets as it may.
    case widgetLimitExceeded = "widget.limit_exceeded"
    /// The address sends too many requests.
    case rateLimitExceeded = "rate_limit.exceeded"
    /// The store cannot take writes.
    case serviceUnavailable = "service.unavailable"
}
