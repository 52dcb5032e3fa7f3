/// What the observer is told when a request has ended.
public struct HTTPCompletion: ~Copyable, Sendable {
    /// How it ended.
    public enum Outcome: Sendable {
        /// The answer went out whole, as far as the kernel took it; a stream has ended, whoever ended it.
        case answered
        /// The client went away, or was cut off for being too slow, before the answer had gone out.
        case aborted
    }

    /// How it ended.
    public let outcome: Outcome

    /// The status that was queued, or nil when there was none, as when libmicrohttpd refused the request in its own words.
    public let status: HTTPStatus?

    /// The bytes of the body that was queued; 0 for HEAD.
    public let bodyBytes: Int

    /// From the request line to the last byte taken by the kernel, in nanoseconds.
    public let nanoseconds: UInt64

    /// What the answer carried in `HTTPResponse.note`.
    public let note: (any AnyObject & Sendable)?
}
