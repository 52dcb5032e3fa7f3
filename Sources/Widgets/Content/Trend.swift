/// Where a reading is heading, as the pusher says.
public enum Trend: String, Sendable, CaseIterable {
    /// Rising.
    case up
    /// Falling.
    case down
    /// Neither.
    case flat
}
