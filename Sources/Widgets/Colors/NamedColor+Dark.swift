extension NamedColor {
    /// The color as it is on dark ground: a little lighter, as on Apple's systems.
    public var darkColor: Color {
        switch self {
        case .red: Color(rgb: 0xFF453A)
        case .orange: Color(rgb: 0xFF9F0A)
        case .yellow: Color(rgb: 0xFFD60A)
        case .green: Color(rgb: 0x30D158)
        case .blue: Color(rgb: 0x0A84FF)
        case .purple: Color(rgb: 0xBF5AF2)
        case .pink: Color(rgb: 0xFF375F)
        case .indigo: Color(rgb: 0x5E5CE6)
        case .teal: Color(rgb: 0x40C8E0)
        case .cyan: Color(rgb: 0x64D2FF)
        case .mint: Color(rgb: 0x63E6E2)
        case .brown: Color(rgb: 0xAC8E68)
        }
    }
}

extension Color {
    /// The color for an appearance: a named color has one for dark ground, any other is the same everywhere.
    public func adapted(to appearance: Appearance) -> Color {
        guard appearance == .dark else { return self }
        return NamedColor.allCases.first { $0.color == self }?.darkColor ?? self
    }
}
