internal import Glibc

/// The request methods of RFC 9110, section 9, and RFC 5789 that a server here may answer.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    /// Reads a resource.
    case get = "GET"
    /// Reads the header lines of a resource.
    case head = "HEAD"
    /// Creates a resource or runs an action.
    case post = "POST"
    /// Replaces a resource.
    case put = "PUT"
    /// Changes a resource (RFC 5789).
    case patch = "PATCH"
    /// Removes a resource.
    case delete = "DELETE"
    /// Asks which methods a resource answers.
    case options = "OPTIONS"

    /// True for GET and HEAD, which change nothing.
    public var isRead: Bool { self == .get || self == .head }

    /// Reads the method of a request line; nil for any other, as methods are case-sensitive (RFC 9110, section 9.1).
    init?(_ text: UnsafePointer<CChar>) {
        // The first two letters leave one candidate, so one comparison decides.
        let candidate: HTTPMethod
        switch (UInt8(bitPattern: text[0]), text[0] == 0 ? 0 : UInt8(bitPattern: text[1])) {
        case (UInt8(ascii: "G"), _): candidate = .get
        case (UInt8(ascii: "H"), _): candidate = .head
        case (UInt8(ascii: "P"), UInt8(ascii: "O")): candidate = .post
        case (UInt8(ascii: "P"), UInt8(ascii: "U")): candidate = .put
        case (UInt8(ascii: "P"), _): candidate = .patch
        case (UInt8(ascii: "D"), _): candidate = .delete
        case (UInt8(ascii: "O"), _): candidate = .options
        default: return nil
        }
        guard strcmp(text, candidate.rawValue) == 0 else { return nil }
        self = candidate
    }
}
