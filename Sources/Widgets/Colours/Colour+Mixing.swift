extension Colour {
    /// White.
    static let white = Colour(rgb: 0xFFFFFF)
    /// Black.
    static let black = Colour(rgb: 0x000000)

    /// The colour with a share of another, from 0, all of this one, to 1, all of the other.
    ///
    /// The channels are mixed as sRGB has them; the result is opaque.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        Colour(
            red: Colour.mix(red, other.red, share),
            green: Colour.mix(green, other.green, share),
            blue: Colour.mix(blue, other.blue, share)
        )
    }

    /// What is seen of the colour on an opaque ground; opaque.
    func over(_ ground: Colour) -> Colour {
        ground.mixed(with: self, Double(alpha) / 255)
    }

    /// The same colour with an opacity from 0 to 1.
    func opacity(_ opacity: Double) -> Colour {
        Colour(red: red, green: green, blue: blue, alpha: UInt8(max(0, min(255, (opacity * 255).rounded()))))
    }

    /// The grey of the same brightness to the eye.
    var grey: Colour {
        let level = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        let channel = UInt8(max(0, min(255, level.rounded())))
        return Colour(red: channel, green: channel, blue: channel)
    }

    private static func mix(_ one: UInt8, _ other: UInt8, _ share: Double) -> UInt8 {
        UInt8(max(0, min(255, (Double(one) + (Double(other) - Double(one)) * share).rounded())))
    }
}
