/// How grave what a widget says is; it gives the accent where no accent is set.
public enum Severity: String, Sendable, CaseIterable {
    /// For information.
    case info
    /// Needs attention.
    case warning
    /// Needs attention now.
    case critical
    /// All is well.
    case success

    /// The accent of a content that sets none.
    public var accent: NamedColor {
        switch self {
        case .info: .blue
        case .warning: .orange
        case .critical: .red
        case .success: .green
        }
    }
}

/// Where a reading is heading, as the pusher says.
public enum Trend: String, Sendable, CaseIterable {
    /// Rising.
    case up
    /// Falling.
    case down
    /// Neither.
    case flat
}
