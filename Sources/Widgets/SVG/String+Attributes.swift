extension String {
    /// Adds an attribute whose value needs no escapes.
    mutating func add(_ name: String, _ value: String) {
        self += " "
        self += name
        self += "=\""
        self += value
        self += "\""
    }

    /// Adds an attribute whose value is a number.
    mutating func add(_ name: String, _ number: Double) {
        add(name, SVGNumber.text(number))
    }

    /// Adds place, size and rounding of a rectangle.
    mutating func add(_ rounded: RoundedRect) {
        add("x", rounded.rect.x)
        add("y", rounded.rect.y)
        add("width", rounded.rect.width)
        add("height", rounded.rect.height)
        if rounded.radius > 0 { add("rx", rounded.radius) }
    }

    /// Adds a color, and an opacity where it is not opaque.
    mutating func add(_ use: SVGPaint.Use, _ paint: SVGPaint) {
        let name = use.rawValue
        add(use == .stop ? "stop-color" : name, paint.color)
        if paint.alpha < 255 { add(name + "-opacity", Double(paint.alpha) / 255) }
    }

    /// Adds the look of a line of this width.
    mutating func add(stroke width: Double, _ paint: SVGPaint) {
        add("fill", "none")
        add(.stroke, paint)
        add("stroke-width", width)
        add("stroke-linecap", "round")
    }
}

extension String {
    /// The text as it stands in XML 1.0, in an element or a quoted attribute; characters that XML forbids are left out.
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x26: escaped += "&amp;"
            case 0x3C: escaped += "&lt;"
            case 0x3E: escaped += "&gt;"
            case 0x22: escaped += "&quot;"
            case 0x27: escaped += "&#39;"
            case 0x9, 0xA, 0xD: escaped += "&#\(scalar.value);"
            case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: escaped.unicodeScalars.append(scalar)
            default: continue
            }
        }
        return escaped
    }
}
