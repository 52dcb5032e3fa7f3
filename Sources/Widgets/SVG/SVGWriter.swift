/// Writes a drawing as SVG; the same drawing gives the same bytes everywhere.
///
/// Text is real text, for pages that bring the fonts, Inter and Material Design Icons; or whatever the caller, who has the
/// fonts, makes of it.
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

    /// How icons are written.
    public enum Icons: Sendable, Hashable {
        /// As text in the icon font, for pages that bring it.
        case text
        /// As references to symbols of the page, 24 units square, whose identifiers are the prefix and ``IconRun/name``.
        case symbols(prefix: String)
    }

    private let title: String
    private let attributes: [Attribute]
    private let prefix: String
    private let icons: Icons
    private var definitions = ""
    private var definitionCount = 0
    private var body = ""
    /// Whether anything is written as text, and needs a font.
    private var hasText = false

    /// Writes a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - title: The sentence that a screen reader says; it becomes the `title` element.
    ///   - attributes: Further attributes of the `svg` element, such as `role` and `aria-valuenow`.
    ///   - prefix: What identifiers begin with; pages with several drawings give each its own. ASCII letters and digits.
    ///   - icons: How icons are written; as text unless said otherwise.
    /// - Returns: The text of one `svg` element, well-formed XML whatever the texts hold.
    public static func svg(
        _ drawing: Drawing,
        title: String,
        attributes: [Attribute] = [],
        prefix: String = "w",
        icons: Icons = .text
    ) -> String {
        var writer = SVGWriter(title: title, attributes: attributes, prefix: prefix, icons: icons)
        for mark in drawing.marks { writer.write(mark) }
        return writer.document(drawing.size, scale: 1)
    }

    /// Writes a drawing whose text and icons the caller turns into elements, as outlines for example.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - title: The sentence that a screen reader says; it becomes the `title` element.
    ///   - scale: By how much the `width` and `height` are larger than the drawing's; 1 unless said otherwise.
    ///   - attributes: Further attributes of the `svg` element, such as `role`.
    ///   - elements: Makes the elements of a mark that is text or an icon. They inherit the mark's `fill` and clip.
    /// - Returns: The text of one `svg` element, well-formed XML if the elements are.
    /// - Throws: What `elements` throws.
    public static func svg<Failure: Error>(
        _ drawing: Drawing,
        title: String,
        scale: Double = 1,
        attributes: [Attribute] = [],
        elements: (Mark) throws(Failure) -> String
    ) throws(Failure) -> String {
        var writer = SVGWriter(title: title, attributes: attributes, prefix: "w", icons: .text)
        for mark in drawing.marks {
            switch mark.shape {
            case .rectangle, .arc, .path: writer.write(mark)
            case .text, .icon: writer.write(mark, elements: try elements(mark))
            }
        }
        return writer.document(drawing.size, scale: scale)
    }

    private init(title: String, attributes: [Attribute], prefix: String, icons: Icons) {
        self.title = title
        self.attributes = attributes
        self.prefix = prefix
        self.icons = icons
    }

    private func document(_ size: Size, scale: Double) -> String {
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(SVGNumber.text(size.width * scale))\""
        text += " height=\"\(SVGNumber.text(size.height * scale))\""
        text += " viewBox=\"0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))\""
        if hasText { text += " font-family=\"\(Font.family), sans-serif\" direction=\"ltr\"" }
        for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.escapedForXML)\"" }
        text += "><title>\(title.escapedForXML)</title>"
        if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
        return text + body + "</svg>"
    }

    private mutating func write(_ mark: Mark, elements: String) {
        let paint = paint(mark.paint)
        body += "<g\(attributes(mark)) fill=\"\(paint.colour)\"\(paint.opacity("fill"))>\(elements)</g>"
    }

    /// What every kind of mark has: what it stands for, and its clip.
    private mutating func attributes(_ mark: Mark) -> String {
        let clip = mark.clip.map { " clip-path=\"url(#\(define(clip: $0)))\"" } ?? ""
        let index = mark.index > 0 ? " data-index=\"\(mark.index)\"" : ""
        return " data-mark=\"\(mark.role.rawValue)\"\(index)\(clip)"
    }

    private mutating func write(_ mark: Mark) {
        let paint = paint(mark.paint)
        let common = attributes(mark)
        switch mark.shape {
        case .rectangle(let rounded):
            body += "<rect\(common)\(SVGWriter.box(rounded)) fill=\"\(paint.colour)\"\(paint.opacity("fill"))/>"
        case .arc(let arc):
            body += "<path\(common) d=\"\(SVGPath.path(arc))\"\(SVGWriter.stroke(arc.lineWidth, paint))/>"
        case .path(let path):
            body += "<path\(common) d=\"\(SVGPath.path(path))\""
            switch path.style {
            case .fill: body += " fill=\"\(paint.colour)\"\(paint.opacity("fill"))/>"
            case .stroke(let width): body += "\(SVGWriter.stroke(width, paint)) stroke-linejoin=\"round\"/>"
            }
        case .text(let run): write(run, common, paint)
        case .icon(let run): write(run, common, paint)
        }
    }

    private mutating func write(_ run: IconRun, _ common: String, _ paint: SVGPaint) {
        switch icons {
        case .text:
            hasText = true
            let (x, y) = (SVGNumber.text(run.baseline.x), SVGNumber.text(run.baseline.y))
            body += "<text\(common) x=\"\(x)\" y=\"\(y)\" font-family=\"\(IconRun.fontFamily)\""
            body += " font-size=\"\(SVGNumber.text(run.frame.height))\" fill=\"\(paint.colour)\""
            body += "\(paint.opacity("fill")) aria-hidden=\"true\">"
            body.unicodeScalars.append(run.glyph)
            body += "</text>"
        case .symbols(let prefix):
            body += "<use\(common) href=\"#\(prefix)\(run.name)\"\(SVGWriter.box(RoundedRect(run.frame, radius: 0)))"
            body += " fill=\"\(paint.colour)\"\(paint.opacity("fill")) aria-hidden=\"true\"/>"
        }
    }

    private mutating func write(_ run: TextRun, _ common: String, _ paint: SVGPaint) {
        hasText = true
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

    private static func stroke(_ width: Double, _ paint: SVGPaint) -> String {
        " fill=\"none\" stroke=\"\(paint.colour)\"\(paint.opacity("stroke")) stroke-width=\"\(SVGNumber.text(width))\""
            + " stroke-linecap=\"round\""
    }

    private static func box(_ rounded: RoundedRect) -> String {
        let rect = rounded.rect
        var text = " x=\"\(SVGNumber.text(rect.x))\" y=\"\(SVGNumber.text(rect.y))\""
        text += " width=\"\(SVGNumber.text(rect.width))\" height=\"\(SVGNumber.text(rect.height))\""
        if rounded.radius > 0 { text += " rx=\"\(SVGNumber.text(rounded.radius))\"" }
        return text
    }
}
