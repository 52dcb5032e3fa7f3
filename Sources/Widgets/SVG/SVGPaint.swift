/// A paint as SVG's attributes have it: a colour or a reference, and an opacity apart.
struct SVGPaint {
    /// `#rrggbb` or `url(#…)`.
    let colour: String
    private let alpha: UInt8

    init(_ colour: Colour) {
        var text = "#"
        let channels: [UInt8] = [colour.red, colour.green, colour.blue]
        for channel in channels {
            text += SVGPaint.digit(channel >> 4)
            text += SVGPaint.digit(channel & 15)
        }
        self.colour = text
        alpha = colour.alpha
    }

    init(reference name: String) {
        colour = "url(#\(name))"
        alpha = 255
    }

    /// The attribute of the opacity of `fill`, `stroke` or `stop`; nothing where it is opaque.
    func opacity(_ kind: String) -> String {
        alpha == 255 ? "" : " \(kind)-opacity=\"\(SVGNumber.text(Double(alpha) / 255))\""
    }

    private static func digit(_ value: UInt8) -> String {
        String(UnicodeScalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10))
    }
}
