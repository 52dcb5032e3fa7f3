internal import Widgets

/// Writes a drawing as SVG 1.1 in which text is outlines, so that no viewer needs a font.
///
/// Cairo could write SVG too, but numbers its parts through the life of the process, so that the same drawing would not be
/// the same bytes, and knows nothing of titles.
struct SVGWriter: ~Copyable {
    private let engine: TextEngine
    /// Where glyphs are outlined; nothing is ever drawn on it.
    private let outliner: GlyphOutliner
    private var definitions = ""
    private var body = ""
    private var definitionCount = 0

    /// The file, with a line feed at its end.
    static func write(
        _ drawing: Drawing,
        size: PictureSize,
        title: String,
        with engine: TextEngine
    ) throws(PictureError) -> String {
        var writer = SVGWriter(engine: engine, outliner: try GlyphOutliner())
        for mark in drawing.marks { try writer.write(mark) }
        let (width, height) = (drawing.size.width, drawing.size.height)
        let title = SVGText.escaped(title)
        // The clip of the outermost element keeps everything inside: overflow is hidden there unless a page says otherwise.
        return """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img" \
            width="\(SVGText.number(width * size.scale))" height="\(SVGText.number(height * size.scale))" \
            viewBox="0 0 \(SVGText.number(width)) \(SVGText.number(height))" overflow="hidden">
            <title>\(title)</title>
            \(writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n")\(writer.body)</svg>

            """
    }

    private init(engine: TextEngine, outliner: consuming GlyphOutliner) {
        self.engine = engine
        self.outliner = outliner
    }

    private mutating func write(_ mark: Mark) throws(PictureError) {
        if let clip = mark.clip {
            let name = newName()
            definitions += "<clipPath id=\"\(name)\"><rect\(SVGText.attributes(clip))/></clipPath>\n"
            body += "<g clip-path=\"url(#\(name))\">\n"
        }
        switch mark.shape {
        case .rectangle(let rectangle):
            body += "<rect\(SVGText.attributes(rectangle))\(attributes(mark.paint, of: "fill"))/>\n"
        case .arc(let arc):
            let paint = attributes(mark.paint, of: "stroke")
            body += "\(SVGText.element(arc)) fill=\"none\"\(paint) stroke-width=\"\(SVGText.number(arc.lineWidth))\""
            body += " stroke-linecap=\"round\"/>\n"
        case .text(let run):
            let element = try engine.withLine(run) { (line) throws(PictureError) in
                try text(line, mark.paint.solidColour)
            }
            body += element
        case .icon(let run):
            let element = try engine.withLine(run) { (line) throws(PictureError) in
                try text(line, mark.paint.solidColour)
            }
            body += element
        }
        if mark.clip != nil { body += "</g>\n" }
    }

    /// The elements of a line: one path of all outlines, and an image of every run that has colours of its own.
    private func text(_ line: ShapedLine, _ colour: Colour) throws(PictureError) -> String {
        var outline = ""
        var images = ""
        for run in line.runs {
            if run.isColoured {
                images += try SVGText.image(of: run, in: line, opacity: colour.alpha)
            } else {
                outline += try outliner.outline(of: run, in: line)
            }
        }
        guard !outline.isEmpty else { return images }
        return "<path d=\"\(outline)\"\(SVGText.attributes(colour, of: "fill"))/>\n" + images
    }

    private mutating func attributes(_ paint: Paint, of property: String) -> String {
        switch paint {
        case .solid(let colour): return SVGText.attributes(colour, of: property)
        case .gradient(let gradient):
            let name = newName()
            definitions += SVGText.definition(gradient, name: name)
            return " \(property)=\"url(#\(name))\""
        }
    }

    private mutating func newName() -> String {
        definitionCount += 1
        return "d\(definitionCount)"
    }
}
