/// Tells one session of a store from the others; safe to show.
public struct SessionID: RawRepresentable, Hashable, Sendable {
    /// The number behind it, 1 or more.
    public let rawValue: Int64

    /// The identifier with this number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
