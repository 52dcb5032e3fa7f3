extension Colour {
    /// The colour, made as much darker or lighter as it needs to be read on every one of `grounds`.
    ///
    /// - Parameters:
    ///   - grounds: Opaque colours; at least one.
    ///   - ratio: The contrast to reach.
    /// - Returns: The nearest colour on the way to black or white that reaches it; black or white where none does.
    func readable(on grounds: [Colour], atLeast ratio: Double) -> Colour {
        if contrast(with: grounds) >= ratio { return self }
        let isWhiteBetter = Colour.white.contrast(with: grounds) > Colour.black.contrast(with: grounds)
        let (better, worse) = isWhiteBetter ? (Colour.white, Colour.black) : (Colour.black, Colour.white)
        // A colour already on the far side of the ground stays there if it can: light on mid-grey gets lighter.
        let brightness = Contrast.luminance(self)
        let isBeyond = grounds.allSatisfy { (Contrast.luminance($0) < brightness) != isWhiteBetter }
        if isBeyond, let found = steps(to: worse, on: grounds, atLeast: ratio) { return found }
        return steps(to: better, on: grounds, atLeast: ratio) ?? better
    }

    /// The least contrast with any of `grounds`.
    func contrast(with grounds: [Colour]) -> Double {
        grounds.reduce(21) { min($0, Contrast.ratio(self, $1)) }
    }

    private func steps(to target: Colour, on grounds: [Colour], atLeast ratio: Double) -> Colour? {
        for step in 1...50 {
            let mixed = mixed(with: target, Double(step) / 50)
            if mixed.contrast(with: grounds) >= ratio { return mixed }
        }
        return nil
    }
}
