/// Says what an answer without an end sends, piece by piece.
///
/// Its methods are called one at a time, on a thread that serves all streams, so none may block.
public protocol HTTPStreamSource: AnyObject, Sendable {
    /// The headers are out; keep `stream`, which is how the listener is told that there is something to send.
    ///
    /// Not called for HEAD, nor when the client is gone by then.
    func opened(_ stream: HTTPStream)

    /// What to send next; asked for when the kernel has taken all of the piece before.
    ///
    /// As long as the client does not read nothing more is asked for, so a source should work out what to send when it is
    /// asked, and keep no queue.
    func next() -> HTTPStreamPiece

    /// The stream has ended, whoever ended it.
    ///
    /// Called once, if `opened` was.
    func closed()
}

/// What a source has to send when it is asked.
public enum HTTPStreamPiece: Sendable {
    /// These bytes, at least one.
    case send(SharedBytes)
    /// Nothing now; ask again after `HTTPStream.wake`.
    case wait
    /// Nothing ever: end the stream.
    case end
}
