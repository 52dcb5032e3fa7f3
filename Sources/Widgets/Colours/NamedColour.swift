/// The colours that a content may call by name.
public enum NamedColour: String, Sendable, CaseIterable {
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

    /// The colour as it is in the light appearance.
    public var colour: Colour {
        switch self {
        case .red: Colour(rgb: 0xFF3B30)
        case .orange: Colour(rgb: 0xFF9500)
        case .yellow: Colour(rgb: 0xFFCC00)
        case .green: Colour(rgb: 0x34C759)
        case .blue: Colour(rgb: 0x007AFF)
        case .purple: Colour(rgb: 0xAF52DE)
        case .pink: Colour(rgb: 0xFF2D55)
        case .indigo: Colour(rgb: 0x5856D6)
        case .teal: Colour(rgb: 0x5AC8FA)
        case .cyan: Colour(rgb: 0x32ADE6)
        case .mint: Colour(rgb: 0x00C7BE)
        case .brown: Colour(rgb: 0xA2845E)
        }
    }
}
