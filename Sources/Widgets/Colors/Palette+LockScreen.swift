extension Palette {
    /// The palette of the Lock Screen: one ink, more or less of it, on whatever is behind.
    ///
    /// The appearance is that of the ground: white ink on a dark one, black on a light one.
    static func lockScreen(_ appearance: Appearance) -> Palette {
        let (ink, paper): (Color, Color) = appearance == .dark ? (.white, .black) : (.black, .white)
        return Palette(
            cardTop: ink.opacity(0),
            cardBottom: ink.opacity(0),
            edge: ink,
            text: ink,
            secondaryText: ink.opacity(0.75),
            accentText: ink,
            largeAccentText: ink,
            largeSign: ink,
            smallSign: ink,
            fill: ink,
            track: ink.opacity(0.28),
            hairline: ink.opacity(0.4),
            rowLine: ink.opacity(0.1),
            chip: ink.opacity(0.16),
            chipText: ink,
            badge: ink.opacity(0.2),
            badgeText: ink,
            firstButton: (ink, paper),
            secondButton: (ink.opacity(0.25), ink)
        )
    }
}
