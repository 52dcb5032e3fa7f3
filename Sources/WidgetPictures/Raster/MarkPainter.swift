internal import Widgets

/// Draws marks on a canvas, and nothing outside of the drawing.
struct MarkPainter: ~Copyable {
    /// How glyphs that bring their own colors are drawn.
    enum ColoredGlyphs {
        /// As glyphs.
        case glyphs
        /// As an image in place of the glyphs, for surfaces whose fonts have no colors.
        case images
    }

    private let canvas: Canvas
    private let engine: TextEngine
    private let coloredGlyphs: ColoredGlyphs

    init(canvas: consuming Canvas, engine: TextEngine, coloredGlyphs: ColoredGlyphs) {
        self.canvas = canvas
        self.engine = engine
        self.coloredGlyphs = coloredGlyphs
    }

    /// Draws all marks from back to front.
    borrowing func paint(_ drawing: Drawing) throws(PictureError) {
        canvas.clip(to: RoundedRect(Rect(drawing.size), radius: 0))
        for mark in drawing.marks {
            try canvas.group { () throws(PictureError) in
                if let clip = mark.clip { canvas.clip(to: clip) }
                try paint(mark)
            }
        }
        try canvas.check()
    }

    private func paint(_ mark: Mark) throws(PictureError) {
        switch mark.shape {
        case .rectangle(let rectangle): try canvas.fill(rectangle, mark.paint)
        case .arc(let arc): try canvas.stroke(arc, mark.paint)
        case .path(let path): try canvas.draw(path, mark.paint)
        case .text(let run):
            let color = mark.paint.solidColor
            try engine.withLine(run) { (line) throws(PictureError) in try paint(line, color) }
        case .icon(let run):
            let color = mark.paint.solidColor
            try engine.withLine(run) { (line) throws(PictureError) in try paint(line, color) }
        }
    }

    private func paint(_ line: ShapedLine, _ color: Color) throws(PictureError) {
        canvas.setColor(color)
        canvas.translate(x: line.x, y: line.y)
        if line.stretch != 1 { canvas.scale(by: line.stretch, vertically: 1) }
        for run in line.runs {
            guard run.isColored else {
                canvas.show(run, x: run.x, y: 0)
                continue
            }
            // Cairo passes over the opacity where a glyph brings its colors, so they are laid on as a whole.
            try canvas.group { () throws(PictureError) in
                let area = GlyphImage.frame(of: run)
                canvas.clip(to: RoundedRect(area, radius: 0))
                try canvas.layer(opacity: Double(color.alpha) / 255) { () throws(PictureError) in
                    switch coloredGlyphs {
                    case .glyphs: canvas.show(run, x: run.x, y: 0)
                    case .images:
                        let image = try GlyphImage.draw(run)
                        canvas.translate(x: area.x, y: area.y)
                        canvas.scale(by: 1 / GlyphImage.scale)
                        canvas.paint(image)
                    }
                }
            }
            canvas.setColor(color)
        }
    }
}
