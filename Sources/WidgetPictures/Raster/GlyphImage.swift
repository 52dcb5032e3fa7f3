internal import CPangoCairo
internal import Widgets

/// Glyphs with colors of their own as an image, for formats whose fonts have none.
enum GlyphImage {
    /// Pixels to the point.
    static let scale = 4.0

    /// Draws the glyphs into their frame.
    static func draw(_ run: GlyphRun) throws(PictureError) -> ImageSurface {
        let frame = Self.frame(of: run)
        let surface = try ImageSurface(
            width: Int((frame.width * scale).rounded(.up)),
            height: Int((frame.height * scale).rounded(.up))
        )
        let canvas = try Canvas(surface)
        canvas.scale(by: scale)
        canvas.translate(x: -frame.x, y: -frame.y)
        canvas.show(run, x: run.x, y: 0)
        try canvas.check()
        return surface
    }

    /// Where the glyphs are, in points from the left end of their line's baseline, on whole points.
    static func frame(of run: GlyphRun) -> Rect {
        var ink = PangoRectangle()
        pango_glyph_string_extents(run.glyphs, run.font, &ink, nil)
        let scale = Double(PANGO_SCALE)
        let x = (run.x + Double(ink.x) / scale).rounded(.down) - 1
        let y = (Double(ink.y) / scale).rounded(.down) - 1
        // Bounded, as the glyphs of one line are by the contract's lengths: no text can ask for a huge image.
        return Rect(
            x: x,
            y: y,
            width: min((Double(ink.width) / scale).rounded(.up) + 3, 2048),
            height: min((Double(ink.height) / scale).rounded(.up) + 3, 512)
        )
    }
}
