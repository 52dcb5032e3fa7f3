/// A color of sRGB with its opacity, eight bits a channel.
public struct Color: Sendable, Hashable {
    /// Red, 0 to 255.
    public let red: UInt8
    /// Green, 0 to 255.
    public let green: UInt8
    /// Blue, 0 to 255.
    public let blue: UInt8
    /// Opacity, 0 (clear) to 255 (opaque).
    public let alpha: UInt8

    /// A color of its channels, opaque unless said otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque color of 0xRRGGBB; higher bits are ignored.
    public init(rgb: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16),
            green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb)
        )
    }

    /// Reads a color's name or its hexadecimal digits.
    ///
    /// - Parameter text: A name of `NamedColor`, or 6 (RGB) or 8 (RGBA) digits, with or without `#`; any case. Anything
    ///   else gives nil.
    public init?(_ text: String) {
        if let named = NamedColor(rawValue: text.asciiLowercased) {
            self = named.color
            return
        }
        let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
        guard digits.count == 6 || digits.count == 8 else { return nil }
        var number: UInt32 = 0
        for byte in digits {
            guard let digit = hexDigit(byte) else { return nil }
            number = number << 4 | UInt32(digit)
        }
        if digits.count == 6 {
            self.init(rgb: number)
        } else {
            let opaque = Color(rgb: number >> 8)
            self.init(
                red: opaque.red,
                green: opaque.green,
                blue: opaque.blue,
                alpha: UInt8(truncatingIfNeeded: number)
            )
        }
    }
}
