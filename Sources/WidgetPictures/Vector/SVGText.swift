internal import Widgets

/// The words of SVG for the parts of a drawing.
enum SVGText {
    /// A number to three decimal places, without zeros at the end and never with an exponent.
    static func number(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        var text = thousandths < 0 ? "-" : ""
        text += String(whole)
        guard rest > 0 else { return text }
        var digits = String(rest + 1000).dropFirst()
        while digits.hasSuffix("0") { digits = digits.dropLast() }
        return text + "." + digits
    }

    /// Text for XML 1.0; characters that it cannot hold become U+FFFD.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped += " "
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// `x`, `y`, `width`, `height` and, with round corners, `rx`.
    static func attributes(_ shape: RoundedRect) -> String {
        let rect = shape.rect
        let corners = shape.radius > 0 ? " rx=\"\(number(shape.radius))\"" : ""
        return " x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\""
            + " height=\"\(number(rect.height))\"\(corners)"
    }

    /// A colour as `fill`, `stroke` or `stop-color`, and its opacity where it is not opaque.
    static func attributes(_ colour: Colour, of property: String) -> String {
        let rgb = Int(colour.red) << 16 | Int(colour.green) << 8 | Int(colour.blue)
        let digits = String(rgb + 0x100_0000, radix: 16).dropFirst()
        let attribute = " \(property)=\"#\(digits)\""
        guard colour.alpha < 255 else { return attribute }
        let opacity = property == "stop-color" ? "stop-opacity" : "\(property)-opacity"
        return attribute + " \(opacity)=\"\(number(Double(colour.alpha) / 255))\""
    }

    /// The element of a gradient.
    static func definition(_ gradient: LinearGradient, name: String) -> String {
        let (start, end) = (gradient.start, gradient.end)
        var text = "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(start.x))\""
        text += " y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">"
        for stop in gradient.stops {
            text += "<stop offset=\"\(number(stop.offset))\"\(attributes(stop.colour, of: "stop-color"))/>"
        }
        return text + "</linearGradient>\n"
    }

    /// The beginning of an arc's element: its name and its form.
    static func element(_ arc: Arc) -> String {
        let (centre, radius) = (arc.centre, number(arc.radius))
        if arc.isWhole {
            return "<circle cx=\"\(number(centre.x))\" cy=\"\(number(centre.y))\" r=\"\(radius)\""
        }
        let (start, end) = (arc.point(at: arc.start), arc.point(at: arc.start + arc.sweep))
        let isLong = arc.sweep.magnitude > 0.5 ? 1 : 0
        let isClockwise = arc.sweep < 0 ? 0 : 1
        return "<path d=\"M\(number(start.x)) \(number(start.y))"
            + "A\(radius) \(radius) 0 \(isLong) \(isClockwise) \(number(end.x)) \(number(end.y))\""
    }

    /// The element of a run of glyphs with colours of their own.
    static func image(of run: GlyphRun, in line: ShapedLine, opacity: UInt8) throws(PictureError) -> String {
        let frame = GlyphImage.frame(of: run)
        let png = Base64.encode(try PNGEncoder.encode(GlyphImage.draw(run)))
        let opacity = opacity < 255 ? " opacity=\"\(number(Double(opacity) / 255))\"" : ""
        return "<image x=\"\(number(line.x + frame.x * line.stretch))\" y=\"\(number(line.y + frame.y))\""
            + " width=\"\(number(frame.width * line.stretch))\" height=\"\(number(frame.height))\""
            + " preserveAspectRatio=\"none\"\(opacity) xlink:href=\"data:image/png;base64,\(png)\"/>\n"
    }
}
