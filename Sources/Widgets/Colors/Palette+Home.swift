extension Palette {
    /// The palette of a card on the Home Screen.
    ///
    /// - Parameters:
    ///   - wishes: The colors that the content asks for.
    ///   - appearance: Light or dark; a card of the content's own color is as light or dark as that color is.
    ///   - isStale: Whether everything is dimmed; text stays readable.
    init(home wishes: ColorWishes, appearance: Appearance, isStale: Bool) {
        let paper = appearance == .dark ? Color(rgb: 0x1C1C1E) : Color.white
        let own = wishes.background?.over(paper)
        let isDark = own.map { Contrast.luminance($0) < 0.18 } ?? (appearance == .dark)
        let wished = wishes.accent.adapted(to: isDark ? .dark : .light).over(own ?? paper)
        let accent = isStale ? wished.mixed(with: wished.grey, 0.45).mixed(with: own ?? paper, 0.25) : wished
        let (top, bottom) = Palette.card(own: own, accent: accent, isDark: isDark, isStale: isStale)
        let grounds = [top, top.mixed(with: bottom, 0.5), bottom]
        let ink = isDark ? Color.white : Color(rgb: 0x0B0B0F)
        let dimming = isStale ? 0.3 : 0
        let wishedText = (wishes.text?.adapted(to: isDark ? .dark : .light).over(grounds[1]) ?? ink)
            .mixed(with: grounds[1], dimming)

        cardTop = top
        cardBottom = bottom
        // Bar and number are of one color, but on light paper only text is darkened.
        let isPaper = own == nil && !isDark
        fill = accent.readable(on: grounds, atLeast: isPaper ? Palette.leastOfShapes : Contrast.largeText)
        edge = fill
        track = fill.opacity(0.25)
        hairline = fill.opacity(0.4)
        text = wishedText.readable(on: grounds, atLeast: Contrast.text)
        secondaryText = wishedText.mixed(with: grounds[1], 0.38).readable(on: grounds, atLeast: Contrast.text)
        accentText = accent.readable(on: grounds, atLeast: Contrast.text)
        largeAccentText = accent.readable(on: grounds, atLeast: Contrast.largeText)
        largeSign = largeAccentText.mixed(with: grounds[1], 0.22).readable(on: grounds, atLeast: Contrast.largeText)
        let quiet = accentText.mixed(with: grounds[1], 0.22)
        smallSign = quiet.contrast(with: grounds) < Contrast.text ? accentText : quiet
        rowLine = ink.opacity(0.09)
        chip = ink.opacity(isDark ? 0.16 : 0.075)
        let onChip = Palette.grounds(under: chip, on: grounds)
        chipText = wishedText.readable(on: onChip, atLeast: Contrast.text)
        badge = fill.opacity(0.2)
        badgeText = accent.readable(on: Palette.grounds(under: badge, on: grounds), atLeast: Contrast.text)
        firstButton = Palette.button(fill)
        let tint = fill.opacity(0.25)
        let onTint = Palette.grounds(under: tint, on: grounds)
        secondButton = (tint, wishedText.readable(on: onTint, atLeast: Contrast.text))
    }

    /// The contrast of bar and edge with light paper, below which a shape is hardly seen.
    static let leastOfShapes = 1.6

    /// The card from top to bottom: the content's own color as it is, or paper tinted by the accent; flat and grey when
    /// stale.
    private static func card(own: Color?, accent: Color, isDark: Bool, isStale: Bool) -> (top: Color, bottom: Color) {
        if let own { return (own, own) }
        let (top, bottom): (UInt32, UInt32) =
            switch (isDark, isStale) {
            case (true, false): (0x1C1C1E, 0x141416)
            case (true, true): (0x36373D, 0x303136)
            case (false, false): (0xFFFFFF, 0xFFFFFF)
            case (false, true): (0xE6E6EB, 0xECECF0)
            }
        let (topTint, bottomTint) = isDark ? (0.22, 0.07) : (0.16, 0.05)
        let tint = isStale ? 0.6 : 1
        return (
            Color(rgb: top).mixed(with: accent, topTint * tint),
            Color(rgb: bottom).mixed(with: accent, bottomTint * tint)
        )
    }

    /// What is seen of a translucent layer on each ground.
    private static func grounds(under layer: Color, on grounds: [Color]) -> [Color] {
        grounds.map { layer.over($0) }
    }

    /// A filled button: white text where a slightly darker fill bears it, else black.
    private static func button(_ fill: Color) -> (ground: Color, text: Color) {
        for step in 0...10 {
            let darker = fill.mixed(with: .black, Double(step) * 0.02)
            if Contrast.ratio(.white, darker) >= Contrast.text { return (darker, .white) }
        }
        return (fill, .black)
    }
}
