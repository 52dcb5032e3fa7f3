/// The end of a request.
public enum HTTPOutcome: Sendable {
    /// The answer went out whole, as far as the kernel took it; a stream has ended, whoever ended it.
    case answered
    /// The client went away, or was cut off for being too slow, before the answer had gone out.
    case aborted
}

/// A request that has ended, as `HTTPHandler.requestEnded` receives it.
public struct HTTPCompletion<Context: AnyObject & Sendable>: ~Copyable, Sendable {
    /// How it ended.
    public let outcome: HTTPOutcome

    /// The status that was queued, or nil when there was none, as when libmicrohttpd refused the request in its own words.
    public let status: HTTPStatus?

    /// The bytes of the body that was queued; 0 for HEAD.
    public let bodyBytes: Int

    /// From the request line to the last byte taken by the kernel.
    public let duration: Duration

    /// The context of the request; nil when the handler was not asked about it.
    public let context: Context?
}
