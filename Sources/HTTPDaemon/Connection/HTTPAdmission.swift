/// What `HTTPHandler.admit` decides about a request whose body has not been read.
public enum HTTPAdmission<Context: AnyObject & Sendable>: Sendable {
    /// Read the body, then call `handle`, which finds the context in the exchange.
    case accept(Context)

    /// Answer without the handler seeing the body.
    case answer(HTTPResponse, Context, HTTPUnreadBody = .discard)
}

/// What becomes of the body of a request that is answered early.
///
/// Without a body it makes no difference.
public enum HTTPUnreadBody: Sendable {
    /// Read it, throw it away, then answer; the connection stays usable. The choice for honest clients.
    ///
    /// A client that waits for `100 Continue`, or announces more than `HTTPLimits.discardedBytes`, is answered as with
    /// `leave`.
    case discard

    /// Answer at once and close the connection. What still arrives is read for a short while so that the client gets to
    /// see the answer instead of a reset.
    case leave
}
