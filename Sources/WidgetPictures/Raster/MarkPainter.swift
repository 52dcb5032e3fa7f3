internal import Widgets

/// Draws marks on a canvas, and nothing outside of the drawing.
struct MarkPainter: ~Copyable {
    /// How glyphs that bring their own colours are drawn.
    enum ColouredGlyphs {
        /// As glyphs.
        case glyphs
        /// As an image in place of the glyphs, for surfaces whose fonts have no colours.
        case images
    }

    private let canvas: Canvas
    private let engine: TextEngine
    private let colouredGlyphs: ColouredGlyphs

    init(canvas: consuming Canvas, engine: TextEngine, colouredGlyphs: ColouredGlyphs) {
        self.canvas = canvas
        self.engine = engine
        self.colouredGlyphs = colouredGlyphs
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
            let colour = mark.paint.solidColour
            try engine.withLine(run) { (line) throws(PictureError) in try paint(line, colour) }
        case .icon(let run):
            let colour = mark.paint.solidColour
            try engine.withLine(run) { (line) throws(PictureError) in try paint(line, colour) }
        }
    }

    private func paint(_ line: ShapedLine, _ colour: Colour) throws(PictureError) {
        canvas.setColour(colour)
        canvas.translate(x: line.x, y: line.y)
        if line.stretch != 1 { canvas.scale(by: line.stretch, vertically: 1) }
        for run in line.runs {
            guard run.isColoured else {
                canvas.show(run, x: run.x, y: 0)
                continue
            }
            // Cairo passes over the opacity where a glyph brings its colours, so they are laid on as a whole.
            try canvas.group { () throws(PictureError) in
                let area = GlyphImage.frame(of: run)
                canvas.clip(to: RoundedRect(area, radius: 0))
                try canvas.layer(opacity: Double(colour.alpha) / 255) { () throws(PictureError) in
                    switch colouredGlyphs {
                    case .glyphs: canvas.show(run, x: run.x, y: 0)
                    case .images:
                        let image = try GlyphImage.draw(run)
                        canvas.translate(x: area.x, y: area.y)
                        canvas.scale(by: 1 / GlyphImage.scale)
                        canvas.paint(image)
                    }
                }
            }
            canvas.setColour(colour)
        }
    }
}
