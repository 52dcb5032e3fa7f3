/// What a source has to send when it is asked.
public enum HTTPStreamPiece: Sendable {
    /// These bytes, at least one.
    case send(SharedBytes)
    /// Nothing now; ask again after `HTTPStream.wake`.
    case wait
    /// Nothing ever: end the stream.
    case end
}
