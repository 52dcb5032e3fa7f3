/// A paint as SVG's attributes have it: a color or a reference, and an opacity apart.
struct SVGPaint {
    /// `#rrggbb` or `url(#…)`.
    let color: String
    /// 255 where it is opaque.
    let alpha: UInt8

    /// What a paint is for.
    enum Use: String {
        /// The inside of a shape.
        case fill
        /// A line.
        case stroke
        /// One stop of a gradient.
        case stop
    }

    init(_ color: Color) {
        var text = "#"
        let channels: [UInt8] = [color.red, color.green, color.blue]
        for channel in channels {
            text += SVGPaint.digit(channel >> 4)
            text += SVGPaint.digit(channel & 15)
        }
        self.color = text
        alpha = color.alpha
    }

    init(reference name: String) {
        color = "url(#" + name + ")"
        alpha = 255
    }

    private static func digit(_ value: UInt8) -> String {
        String(UnicodeScalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10))
    }
}
