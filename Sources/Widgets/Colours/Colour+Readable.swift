extension Colour {
    /// The colour, made as much darker or lighter as it needs to be read on every one of `grounds`.
    ///
    /// - Parameters:
    ///   - grounds: Opaque colours; at least one.
    ///   - ratio: The contrast to reach.
    /// - Returns: The nearest colour on the way to black or white, whichever stands out more, that reaches it; else that one.
    func readable(on grounds: [Colour], atLeast ratio: Double) -> Colour {
        if contrast(with: grounds) >= ratio { return self }
        let isWhiteBetter = Colour.white.contrast(with: grounds) > Colour.black.contrast(with: grounds)
        let target = isWhiteBetter ? Colour.white : Colour.black
        for step in 1..<50 {
            let mixed = mixed(with: target, Double(step) / 50)
            if mixed.contrast(with: grounds) >= ratio { return mixed }
        }
        return target
    }

    /// The least contrast with any of `grounds`.
    func contrast(with grounds: [Colour]) -> Double {
        grounds.reduce(21) { min($0, Contrast.ratio(self, $1)) }
    }
}
