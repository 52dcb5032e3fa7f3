/// Why the listener refuses a request that libmicrohttpd could parse.
public enum HTTPRequestFault: Sendable, Equatable, CustomStringConvertible {
    /// The body is longer than `HTTPLimits.bodyBytes`.
    case bodyTooLarge(limit: Int)
    /// The end of the body is given twice: both `Transfer-Encoding` and `Content-Length`, or either of them repeated.
    ///
    /// Two servers could read such a request differently (RFC 9112, section 6.3: request smuggling).
    case ambiguousLength
    /// `Transfer-Encoding` is something else than `chunked` (RFC 9112, section 6.1).
    case unknownTransferEncoding
    /// More than one `Host` header (RFC 9112, section 3.2).
    case repeatedHost
    /// The request line holds a NUL byte.
    case malformedTarget
    /// The name of a header holds a space or a control character (RFC 9112, section 5.1).
    case malformedHeader

    /// The status to answer with: 400, 413 or 501.
    public var status: Int {
        switch self {
        case .bodyTooLarge: 413
        case .unknownTransferEncoding: 501
        case .ambiguousLength, .repeatedHost, .malformedTarget, .malformedHeader: 400
        }
    }

    /// A full sentence for the client.
    public var description: String {
        switch self {
        case .bodyTooLarge(let limit): "The body is longer than the \(limit) bytes that are accepted."
        case .ambiguousLength: "The length of the body is given more than once."
        case .unknownTransferEncoding: "The only Transfer-Encoding that is accepted is chunked."
        case .repeatedHost: "The Host header is given more than once."
        case .malformedTarget: "The request line holds a NUL byte."
        case .malformedHeader: "The name of a header holds a space or a control character."
        }
    }
}
