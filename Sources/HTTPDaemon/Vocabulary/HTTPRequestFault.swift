/// Why the listener refuses a request that libmicrohttpd could parse.
public enum HTTPRequestFault: Sendable, Equatable, CustomStringConvertible {
    /// The body is longer than `HTTPLimits.bodyBytes`.
    case bodyTooLarge(limit: Int)
    /// The request line and the headers are longer than `HTTPLimits.headerBytes`.
    case headerTooLarge(limit: Int)
    /// The end of the body is given twice: both `Transfer-Encoding` and `Content-Length`, or either of them repeated.
    ///
    /// Two servers could read such a request differently (RFC 9112, section 6.3: request smuggling).
    case ambiguousLength
    /// `Transfer-Encoding` is something else than `chunked` (RFC 9112, section 6.1).
    case unknownTransferEncoding
    /// No `Host` header in HTTP/1.1, or more than one (RFC 9112, section 3.2).
    case ambiguousHost
    /// The target holds a NUL byte or a space (RFC 9112, section 3).
    case malformedTarget
    /// A header is folded, or its name holds a space, or its value a CR (RFC 9112, sections 2.2, 5.1, 5.2).
    case malformedHeader

    /// The status to answer with: 400, 413, 431 or 501.
    public var status: HTTPStatus {
        switch self {
        case .bodyTooLarge: .contentTooLarge
        case .headerTooLarge: .headerFieldsTooLarge
        case .unknownTransferEncoding: .notImplemented
        case .ambiguousLength, .ambiguousHost, .malformedTarget, .malformedHeader: .badRequest
        }
    }

    /// A full sentence for the client.
    public var description: String {
        switch self {
        case .bodyTooLarge(let limit): "The body is longer than the \(limit) bytes that are accepted."
        case .headerTooLarge(let limit):
            "The request line and the headers are longer than the \(limit) bytes that are accepted."
        case .ambiguousLength: "The length of the body is given more than once."
        case .unknownTransferEncoding: "The only Transfer-Encoding that is accepted is chunked."
        case .ambiguousHost: "One Host header is required, and no more."
        case .malformedTarget: "The target of the request holds a space or a NUL byte."
        case .malformedHeader: "A header is folded over two lines, or holds a space in its name or a CR in its value."
        }
    }
}
