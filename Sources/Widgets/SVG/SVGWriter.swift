/// Writes a drawing as SVG with real text, for browsers; the same drawing gives the same bytes everywhere.
///
/// The page brings the fonts: Inter and Material Design Icons. Text as outlines is not written here.
public struct SVGWriter: Sendable {
    /// An attribute of the outermost element, such as `role`.
    public struct Attribute: Sendable, Hashable {
        /// The name, trusted to be one of XML.
        public let name: String
        /// The value as it is meant; it is escaped on writing.
        public let value: String

        /// An attribute of a name and a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    private let title: String
    private let attributes: [Attribute]
    private let prefix: String
    private var definitions = ""
    private var definitionCount = 0
    private var body = ""

    /// Writes a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - title: The sentence that a screen reader says; it becomes the `title` element.
    ///   - attributes: Further attributes of the `svg` element, such as `role` and `aria-valuenow`.
    ///   - prefix: What identifiers begin with; pages with several drawings give each its own. ASCII letters and digits.
    /// - Returns: The text of one `svg` element, well-formed XML whatever the texts hold.
    public static func svg(
        _ drawing: Drawing,
        title: String,
        attributes: [Attribute] = [],
        prefix: String = "w"
    ) -> String {
        var writer = SVGWriter(title: title, attributes: attributes, prefix: prefix)
        for mark in drawing.marks { writer.write(mark) }
        return writer.document(drawing.size)
    }

    private init(title: String, attributes: [Attribute], prefix: String) {
        self.title = title
        self.attributes = attributes
        self.prefix = prefix
    }

    private func document(_ size: Size) -> String {
        let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Font.family), sans-serif\" direction=\"ltr\""
        for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.escapedForXML)\"" }
        text += "><title>\(title.escapedForXML)</title>"
        if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
        return text + body + "</svg>"
    }

    private mutating func write(_ mark: Mark) {
        let paint = paint(mark.paint)
        let clip = mark.clip.map { " clip-path=\"url(#\(define(clip: $0)))\"" } ?? ""
        let index = mark.index > 0 ? " data-index=\"\(mark.index)\"" : ""
        let common = " data-mark=\"\(mark.role.rawValue)\"\(index)\(clip)"
        switch mark.shape {
        case .rectangle(let rounded):
            body += "<rect\(common)\(SVGWriter.box(rounded)) fill=\"\(paint.colour)\"\(paint.opacity("fill"))/>"
        case .arc(let arc):
            body += "<path\(common) d=\"\(SVGArc.path(arc))\" fill=\"none\" stroke=\"\(paint.colour)\""
            body += "\(paint.opacity("stroke")) stroke-width=\"\(SVGNumber.text(arc.lineWidth))\""
            body += " stroke-linecap=\"round\"/>"
        case .text(let run): write(run, common, paint)
        case .icon(let run):
            let (x, y) = (SVGNumber.text(run.baseline.x), SVGNumber.text(run.baseline.y))
            body += "<text\(common) x=\"\(x)\" y=\"\(y)\" font-family=\"\(IconRun.fontFamily)\""
            body += " font-size=\"\(SVGNumber.text(run.frame.height))\" fill=\"\(paint.colour)\""
            body += "\(paint.opacity("fill")) aria-hidden=\"true\">"
            body.unicodeScalars.append(run.glyph)
            body += "</text>"
        }
    }

    private mutating func write(_ run: TextRun, _ common: String, _ paint: SVGPaint) {
        body += "<text\(common) x=\"\(SVGNumber.text(run.origin.x))\" y=\"\(SVGNumber.text(run.origin.y))\""
        body += " font-size=\"\(SVGNumber.text(run.font.size))\""
        if run.font.weight != .regular { body += " font-weight=\"\(run.font.weight.rawValue)\"" }
        let isRightToLeft = run.direction == .rightToLeft
        if isRightToLeft { body += " direction=\"rtl\"" }
        // `start` and `end` follow the text's own direction; left and right do not.
        switch run.anchor {
        case .left: body += isRightToLeft ? " text-anchor=\"end\"" : ""
        case .centre: body += " text-anchor=\"middle\""
        case .right: body += isRightToLeft ? "" : " text-anchor=\"end\""
        }
        body += " fill=\"\(paint.colour)\"\(paint.opacity("fill"))>\(run.text.escapedForXML)</text>"
    }

    private mutating func paint(_ paint: Paint) -> SVGPaint {
        switch paint {
        case .solid(let colour): SVGPaint(colour)
        case .gradient(let gradient): SVGPaint(reference: define(gradient))
        }
    }

    private mutating func define(_ gradient: LinearGradient) -> String {
        let name = nextName()
        definitions += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        definitions += " x1=\"\(SVGNumber.text(gradient.start.x))\" y1=\"\(SVGNumber.text(gradient.start.y))\""
        definitions += " x2=\"\(SVGNumber.text(gradient.end.x))\" y2=\"\(SVGNumber.text(gradient.end.y))\">"
        for stop in gradient.stops {
            let paint = SVGPaint(stop.colour)
            definitions += "<stop offset=\"\(SVGNumber.text(stop.offset))\" stop-color=\"\(paint.colour)\""
            definitions += "\(paint.opacity("stop"))/>"
        }
        definitions += "</linearGradient>"
        return name
    }

    private mutating func define(clip: RoundedRect) -> String {
        let name = nextName()
        definitions += "<clipPath id=\"\(name)\"><rect\(SVGWriter.box(clip))/></clipPath>"
        return name
    }

    private mutating func nextName() -> String {
        definitionCount += 1
        return "\(prefix)\(definitionCount)"
    }

    private static func box(_ rounded: RoundedRect) -> String {
        let rect = rounded.rect
        var text = " x=\"\(SVGNumber.text(rect.x))\" y=\"\(SVGNumber.text(rect.y))\""
        text += " width=\"\(SVGNumber.text(rect.width))\" height=\"\(SVGNumber.text(rect.height))\""
        if rounded.radius > 0 { text += " rx=\"\(SVGNumber.text(rounded.radius))\"" }
        return text
    }
}
