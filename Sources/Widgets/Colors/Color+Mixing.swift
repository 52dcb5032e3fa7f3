extension Color {
    /// White.
    static let white = Color(rgb: 0xFFFFFF)
    /// Black.
    static let black = Color(rgb: 0x000000)

    /// The color with a share of another, from 0, all of this one, to 1, all of the other.
    ///
    /// The channels are mixed as sRGB has them; the result is opaque.
    func mixed(with other: Color, _ share: Double) -> Color {
        Color(
            red: Color.mix(red, other.red, share),
            green: Color.mix(green, other.green, share),
            blue: Color.mix(blue, other.blue, share)
        )
    }

    /// What is seen of the color on an opaque ground; opaque.
    func over(_ ground: Color) -> Color {
        ground.mixed(with: self, Double(alpha) / 255)
    }

    /// The same color with an opacity from 0 to 1.
    func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: UInt8(max(0, min(255, (opacity * 255).rounded()))))
    }

    /// The grey of the same brightness to the eye.
    var grey: Color {
        let level = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        let channel = UInt8(max(0, min(255, level.rounded())))
        return Color(red: channel, green: channel, blue: channel)
    }

    private static func mix(_ one: UInt8, _ other: UInt8, _ share: Double) -> UInt8 {
        UInt8(max(0, min(255, (Double(one) + (Double(other) - Double(one)) * share).rounded())))
    }
}
