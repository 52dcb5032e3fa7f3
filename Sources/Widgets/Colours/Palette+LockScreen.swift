extension Palette {
    /// The palette of the Lock Screen: white, more or less of it, on whatever is behind.
    static var lockScreen: Palette {
        Palette(
            cardTop: Colour.white.opacity(0),
            cardBottom: Colour.white.opacity(0),
            edge: .white,
            text: .white,
            secondaryText: Colour.white.opacity(0.75),
            accentText: .white,
            largeAccentText: .white,
            largeSign: .white,
            fill: .white,
            track: Colour.white.opacity(0.28),
            hairline: Colour.white.opacity(0.4),
            rowLine: Colour.white.opacity(0.1),
            chip: Colour.white.opacity(0.16),
            chipText: .white,
            badge: Colour.white.opacity(0.2),
            badgeText: .white,
            firstButton: (.white, .black),
            secondButton: (Colour.white.opacity(0.25), .white)
        )
    }
}
