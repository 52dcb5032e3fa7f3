extension Color {
    /// The color, made as much darker or lighter as it needs to be read on every one of `grounds`.
    ///
    /// - Parameters:
    ///   - grounds: Opaque colors; at least one.
    ///   - ratio: The contrast to reach.
    /// - Returns: The nearest color on the way to black or white, whichever stands out more, that reaches it; else that one.
    func readable(on grounds: [Color], atLeast ratio: Double) -> Color {
        if contrast(with: grounds) >= ratio { return self }
        let isWhiteBetter = Color.white.contrast(with: grounds) > Color.black.contrast(with: grounds)
        let target = isWhiteBetter ? Color.white : Color.black
        for step in 1..<50 {
            let mixed = mixed(with: target, Double(step) / 50)
            if mixed.contrast(with: grounds) >= ratio { return mixed }
        }
        return target
    }

    /// The least contrast with any of `grounds`.
    func contrast(with grounds: [Color]) -> Double {
        grounds.reduce(21) { min($0, Contrast.ratio(self, $1)) }
    }
}
