extension NamedColour {
    /// The colour as it is on dark ground: a little lighter, as on Apple's systems.
    public var darkColour: Colour {
        switch self {
        case .red: Colour(rgb: 0xFF453A)
        case .orange: Colour(rgb: 0xFF9F0A)
        case .yellow: Colour(rgb: 0xFFD60A)
        case .green: Colour(rgb: 0x30D158)
        case .blue: Colour(rgb: 0x0A84FF)
        case .purple: Colour(rgb: 0xBF5AF2)
        case .pink: Colour(rgb: 0xFF375F)
        case .indigo: Colour(rgb: 0x5E5CE6)
        case .teal: Colour(rgb: 0x40C8E0)
        case .cyan: Colour(rgb: 0x64D2FF)
        case .mint: Colour(rgb: 0x63E6E2)
        case .brown: Colour(rgb: 0xAC8E68)
        }
    }
}

extension Colour {
    /// The colour for an appearance: a named colour has one for dark ground, any other is the same everywhere.
    public func adapted(to appearance: Appearance) -> Colour {
        guard appearance == .dark else { return self }
        return NamedColour.allCases.first { $0.colour == self }?.darkColour ?? self
    }
}
