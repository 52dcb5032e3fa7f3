/// The bytes of an answer.
public enum HTTPBody: Sendable {
    /// Bytes that are copied once when the answer is sent: for what is made for one answer.
    case bytes([UInt8])

    /// Bytes that are sent from where they are and kept alive until then: for what is sent many times.
    case shared(SharedBytes)

    /// The number of bytes.
    public var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .shared(let bytes): bytes.count
        }
    }
}
