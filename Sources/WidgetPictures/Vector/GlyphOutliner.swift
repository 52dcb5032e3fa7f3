internal import CPangoCairo
internal import Widgets

/// Outlines of glyphs as the path data of SVG.
struct GlyphOutliner: ~Copyable {
    private let canvas: Canvas

    /// Cairo keeps paths in 1/256 of a unit; made so many times larger, a path is exact to 1/4096 of a point.
    private static let scale = 16.0

    init() throws(PictureError) {
        // Without bounds, as Cairo leaves out glyphs that are far outside of a surface, from paths too.
        let canvas = try Canvas(RecordingSurface())
        // cairo_copy_path gives the units of the context, exact to the grid of the device's.
        canvas.scale(by: Self.scale)
        self.canvas = canvas
    }

    /// The outlines of a run where it stands in its line, in points of the drawing.
    func outline(of run: GlyphRun, in line: ShapedLine) throws(PictureError) -> String {
        try canvas.withOutline(of: run) { (elements) throws(PictureError) in
            var data = ""
            func append(_ point: cairo_path_data_t) {
                data += SVGNumber.text(line.x + (run.x + point.point.x) * line.stretch)
                data += " "
                data += SVGNumber.text(line.y + point.point.y)
            }
            var index = 0
            while index < elements.count {
                let header = elements[index].header
                let (command, points) =
                    switch header.type {
                    case CAIRO_PATH_MOVE_TO: ("M", 1)
                    case CAIRO_PATH_LINE_TO: ("L", 1)
                    case CAIRO_PATH_CURVE_TO: ("C", 3)
                    default: ("Z", 0)
                    }
                // After closing, Cairo moves to the start again; a move at the end draws nothing.
                let next = index + Int(header.length)
                if command != "M" || next < elements.count {
                    data += command
                    for point in 0..<points {
                        if point > 0 { data += " " }
                        append(elements[index + 1 + point])
                    }
                }
                index = next
            }
            return data
        }
    }
}
