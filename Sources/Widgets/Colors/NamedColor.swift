/// The colors that a content may call by name.
public enum NamedColor: String, Sendable, CaseIterable {
    /// FF3B30.
    case red
    /// FF9500.
    case orange
    /// FFCC00.
    case yellow
    /// 34C759.
    case green
    /// 007AFF.
    case blue
    /// AF52DE.
    case purple
    /// FF2D55.
    case pink
    /// 5856D6.
    case indigo
    /// 5AC8FA.
    case teal
    /// 32ADE6.
    case cyan
    /// 00C7BE.
    case mint
    /// A2845E.
    case brown

    /// The color as it is in the light appearance.
    public var color: Color {
        switch self {
        case .red: Color(rgb: 0xFF3B30)
        case .orange: Color(rgb: 0xFF9500)
        case .yellow: Color(rgb: 0xFFCC00)
        case .green: Color(rgb: 0x34C759)
        case .blue: Color(rgb: 0x007AFF)
        case .purple: Color(rgb: 0xAF52DE)
        case .pink: Color(rgb: 0xFF2D55)
        case .indigo: Color(rgb: 0x5856D6)
        case .teal: Color(rgb: 0x5AC8FA)
        case .cyan: Color(rgb: 0x32ADE6)
        case .mint: Color(rgb: 0x00C7BE)
        case .brown: Color(rgb: 0xA2845E)
        }
    }
}
