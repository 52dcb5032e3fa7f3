internal import Widgets

/// Writes a drawing as SVG in which text is outlines, so that no viewer needs a font.
///
/// The core writes the rest. Cairo could write SVG too, but numbers its parts through the life of the process, so that the
/// same drawing would not be the same bytes, and knows nothing of titles.
enum OutlineWriter {
    static func write(
        _ drawing: Drawing,
        size: PictureSize,
        title: String,
        with engine: TextEngine
    ) throws(PictureError) -> String {
        let outliner = try GlyphOutliner()
        return try SVGWriter.svg(
            drawing,
            title: title,
            scale: size.scale,
            // An SVG inside a page shows what is outside of it otherwise.
            attributes: [SVGWriter.Attribute("role", "img"), SVGWriter.Attribute("overflow", "hidden")]
        ) { (mark) throws(PictureError) in
            switch mark.shape {
            case .text(let run):
                try engine.withLine(run) { (line) throws(PictureError) in
                    try elements(line, mark.paint.solidColor, outliner)
                }
            case .icon(let icon):
                try engine.withLine(icon) { (line) throws(PictureError) in
                    try elements(line, mark.paint.solidColor, outliner)
                }
            case .rectangle, .arc, .path: ""
            }
        }
    }

    /// The elements of a line: one path of all outlines, and an image of every run that has colors of its own.
    private static func elements(
        _ line: ShapedLine,
        _ color: Color,
        _ outliner: borrowing GlyphOutliner
    ) throws(PictureError) -> String {
        var outline = ""
        var images = ""
        for run in line.runs {
            if run.isColored {
                images += try image(of: run, in: line, opacity: color.alpha)
            } else {
                outline += try outliner.outline(of: run, in: line)
            }
        }
        return outline.isEmpty ? images : "<path d=\"\(outline)\"/>" + images
    }

    private static func image(
        of run: GlyphRun,
        in line: ShapedLine,
        opacity: UInt8
    ) throws(PictureError) -> String {
        let frame = GlyphImage.frame(of: run)
        let png = Base64.encode(try PNGEncoder.encode(GlyphImage.draw(run)))
        var element = "<image x=\"\(SVGNumber.text(line.x + frame.x * line.stretch))\""
        element += " y=\"\(SVGNumber.text(line.y + frame.y))\""
        element += " width=\"\(SVGNumber.text(frame.width * line.stretch))\""
        element += " height=\"\(SVGNumber.text(frame.height))\" preserveAspectRatio=\"none\""
        if opacity < 255 { element += " opacity=\"\(SVGNumber.text(Double(opacity) / 255))\"" }
        // The attribute of XLink: older viewers know no other, and newer ones know it still.
        return element + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"data:image/png;base64,\(png)\"/>"
    }
}
