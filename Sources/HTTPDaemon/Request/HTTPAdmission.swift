/// What `HTTPHandler.admit` decides about a request whose body has not been read.
public enum HTTPAdmission: Sendable {
    /// Read the body, then call `handle`.
    case accept

    /// The same, and `handle` finds `note` in the exchange: what was learnt here need not be found out again.
    ///
    /// It is also what the observer gets, unless the answer carries a note of its own.
    case acceptNoting(any AnyObject & Sendable)

    /// Answer without the handler seeing the body.
    case answer(HTTPResponse, HTTPUnreadBody = .discard)
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
