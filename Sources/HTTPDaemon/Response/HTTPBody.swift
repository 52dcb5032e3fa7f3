/// The bytes of an answer.
public enum HTTPBody: Sendable {
    /// Bytes that are copied once when the answer is sent: for what is made for one answer.
    case bytes([UInt8])

    /// Bytes that are sent from where they are and kept alive until then: for what is sent many times.
    case shared(SharedBytes)

    /// Bytes without an end that is known: the source is asked for one piece after the other.
    ///
    /// The end of the answer is the end of the connection. `HTTPLimits.answerTime` is how long the client may read
    /// nothing; while there is nothing to send no time is counted.
    case stream(any HTTPStreamSource)

    /// The number of bytes; 0 for a stream.
    public var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .shared(let bytes): bytes.count
        case .stream: 0
        }
    }
}
