/// The status codes of RFC 9110, section 15, and RFC 6585 that a server here may send.
public enum HTTPStatus: Int, Sendable, Hashable, CaseIterable {
    /// 200 OK.
    case ok = 200
    /// 201 Created.
    case created = 201
    /// 203 Non-Authoritative Information.
    case nonAuthoritativeInformation = 203
    /// 204 No Content.
    case noContent = 204
    /// 304 Not Modified.
    case notModified = 304
    /// 400 Bad Request.
    case badRequest = 400
    /// 401 Unauthorized.
    case unauthorized = 401
    /// 403 Forbidden.
    case forbidden = 403
    /// 404 Not Found.
    case notFound = 404
    /// 405 Method Not Allowed.
    case methodNotAllowed = 405
    /// 412 Precondition Failed.
    case preconditionFailed = 412
    /// 413 Content Too Large.
    case contentTooLarge = 413
    /// 415 Unsupported Media Type.
    case unsupportedMediaType = 415
    /// 422 Unprocessable Content.
    case unprocessableContent = 422
    /// 429 Too Many Requests.
    case tooManyRequests = 429
    /// 431 Request Header Fields Too Large.
    case headerFieldsTooLarge = 431
    /// 500 Internal Server Error.
    case internalServerError = 500
    /// 501 Not Implemented.
    case notImplemented = 501
    /// 502 Bad Gateway.
    case badGateway = 502
    /// 503 Service Unavailable.
    case serviceUnavailable = 503
    /// 504 Gateway Timeout.
    case gatewayTimeout = 504

    /// The reason phrase, as titles of problems have it.
    public var reason: String {
        switch self {
        case .ok: "OK"
        case .created: "Created"
        case .nonAuthoritativeInformation: "Non-Authoritative Information"
        case .noContent: "No Content"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .unauthorized: "Unauthorized"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .preconditionFailed: "Precondition Failed"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .unprocessableContent: "Unprocessable Content"
        case .tooManyRequests: "Too Many Requests"
        case .headerFieldsTooLarge: "Request Header Fields Too Large"
        case .internalServerError: "Internal Server Error"
        case .notImplemented: "Not Implemented"
        case .badGateway: "Bad Gateway"
        case .serviceUnavailable: "Service Unavailable"
        case .gatewayTimeout: "Gateway Timeout"
        }
    }

    /// True if a response of this status has no body, for all methods.
    var isBodiless: Bool { self == .noContent || self == .notModified }
}
