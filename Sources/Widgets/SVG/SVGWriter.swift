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
        var text = "<svg"
        text.add("xmlns", "http://www.w3.org/2000/svg")
        text.add("width", size.width * scale)
        text.add("height", size.height * scale)
        text.add("viewBox", "0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))")
        if hasText {
            text.add("font-family", "\(Font.family), sans-serif")
            text.add("direction", "ltr")
        }
        for attribute in attributes { text.add(attribute.name, attribute.value.escapedForXML) }
        text += "><title>" + title.escapedForXML + "</title>"
        if !definitions.isEmpty { text += "<defs>" + definitions + "</defs>" }
        return text + body + "</svg>"
    }

    private mutating func write(_ mark: Mark, elements: String) {
        let paint = paint(mark.paint)
        begin("g", mark)
        body.add(.fill, paint)
        body += ">" + elements + "</g>"
    }

    /// Begins an element with what every kind of mark has: what it stands for, and its clip.
    private mutating func begin(_ element: String, _ mark: Mark) {
        body += "<" + element
        body.add("data-mark", mark.role.rawValue)
        if mark.index > 0 { body.add("data-index", "\(mark.index)") }
        guard let clip = mark.clip else { return }
        let name = nextName()
        definitions += "<clipPath"
        definitions.add("id", name)
        definitions += "><rect"
        definitions.add(clip)
        definitions += "/></clipPath>"
        body.add("clip-path", "url(#" + name + ")")
    }

    private mutating func write(_ mark: Mark) {
        let paint = paint(mark.paint)
        switch mark.shape {
        case .rectangle(let rounded):
            begin("rect", mark)
            body.add(rounded)
            body.add(.fill, paint)
            body += "/>"
        case .arc(let arc):
            begin("path", mark)
            body.add("d", SVGPath.path(arc))
            body.add(stroke: arc.lineWidth, paint)
            body += "/>"
        case .path(let path):
            begin("path", mark)
            body.add("d", SVGPath.path(path))
            switch path.style {
            case .fill: body.add(.fill, paint)
            case .stroke(let width):
                body.add(stroke: width, paint)
                body.add("stroke-linejoin", "round")
            }
            body += "/>"
        case .text(let run):
            begin("text", mark)
            write(run, paint)
        case .icon(let run): write(run, mark, paint)
        }
    }

    private mutating func write(_ run: IconRun, _ mark: Mark, _ paint: SVGPaint) {
        switch icons {
        case .text:
            hasText = true
            begin("text", mark)
            body.add("x", run.baseline.x)
            body.add("y", run.baseline.y)
            body.add("font-family", IconRun.fontFamily)
            body.add("font-size", run.frame.height)
        case .symbols(let prefix):
            begin("use", mark)
            body.add("href", "#" + prefix + run.name)
            body.add(RoundedRect(run.frame, radius: 0))
        }
        body.add(.fill, paint)
        body.add("aria-hidden", "true")
        switch icons {
        case .text:
            body += ">"
            body.unicodeScalars.append(run.glyph)
            body += "</text>"
        case .symbols: body += "/>"
        }
    }

    private mutating func write(_ run: TextRun, _ paint: SVGPaint) {
        hasText = true
        body.add("x", run.origin.x)
        body.add("y", run.origin.y)
        body.add("font-size", run.font.size)
        if run.font.weight != .regular { body.add("font-weight", "\(run.font.weight.rawValue)") }
        let isRightToLeft = run.direction == .rightToLeft
        if isRightToLeft { body.add("direction", "rtl") }
        // `start` and `end` follow the text's own direction; left and right do not.
        switch run.anchor {
        case .left: if isRightToLeft { body.add("text-anchor", "end") }
        case .center: body.add("text-anchor", "middle")
        case .right: if !isRightToLeft { body.add("text-anchor", "end") }
        }
        body.add(.fill, paint)
        body += ">" + run.text.escapedForXML + "</text>"
    }

    private mutating func paint(_ paint: Paint) -> SVGPaint {
        switch paint {
        case .solid(let color): SVGPaint(color)
        case .gradient(let gradient): SVGPaint(reference: define(gradient))
        }
    }

    private mutating func define(_ gradient: LinearGradient) -> String {
        let name = nextName()
        definitions += "<linearGradient"
        definitions.add("id", name)
        definitions.add("gradientUnits", "userSpaceOnUse")
        definitions.add("x1", gradient.start.x)
        definitions.add("y1", gradient.start.y)
        definitions.add("x2", gradient.end.x)
        definitions.add("y2", gradient.end.y)
        definitions += ">"
        for stop in gradient.stops {
            definitions += "<stop"
            definitions.add("offset", stop.offset)
            definitions.add(.stop, SVGPaint(stop.color))
            definitions += "/>"
        }
        definitions += "</linearGradient>"
        return name
    }

    private mutating func nextName() -> String {
        definitionCount += 1
        return prefix + "\(definitionCount)"
    }
}
