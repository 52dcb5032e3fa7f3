internal import CPangoCairo
internal import Widgets

/// Shapes and measures text with Pango.
///
/// It is for one thread at a time: `PictureRenderer` keeps it behind its lock.
final class TextEngine {
    // In the order in which Pango needs them; each keeps what it uses alive by a reference of its own.
    private let fontMap: OwnedObject
    private let context: OwnedObject
    private let layout: OwnedObject
    private var widths = WidthCache()

    /// Reads the fonts, which takes some ten milliseconds.
    init(_ assets: PictureAssets, systemFonts directories: [String]) throws(PictureError) {
        let configuration = try FontConfiguration(assets, directories: directories)
        // pango_cairo_font_map_new_for_font_type is nil where Cairo was built without FreeType.
        fontMap = try OwnedObject(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT), "font map for FreeType")
        configuration.use(in: fontMap.pointer)
        let map = fontMap.pointer.assumingMemoryBound(to: PangoFontMap.self)
        context = try OwnedObject(UnsafeMutableRawPointer(pango_font_map_create_context(map)), "text context")
        let pangoContext = OpaquePointer(context.pointer)
        // No hinting and no rounding: a text is as wide at every scale, and as wide as it was measured.
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        guard cairo_font_options_status(options) == CAIRO_STATUS_SUCCESS else {
            throw PictureError(.library, "Cairo could not set up its fonts; there may be too little memory.")
        }
        pango_cairo_context_set_font_options(pangoContext, options)
        pango_context_set_round_glyph_positions(pangoContext, gboolean(0))
        // Not the process's locale: which glyphs a Han letter gets must not depend on who started the server.
        pango_context_set_language(pangoContext, pango_language_from_string("en"))
        layout = try OwnedObject(UnsafeMutableRawPointer(pango_layout_new(pangoContext)), "text layout")
        // One line whatever is in the text, in the direction that the drawing says.
        pango_layout_set_single_paragraph_mode(OpaquePointer(layout.pointer), gboolean(1))
        pango_layout_set_auto_dir(OpaquePointer(layout.pointer), gboolean(0))
    }

    /// The width of one line in points.
    func width(of text: String, in font: Font) throws(PictureError) -> Double {
        try widths.width(of: text, in: font) { () throws(PictureError) in
            let description = try FontDescription(font)
            return try withRuns(text, description, .leftToRight) { Self.width($0) }
        }
    }

    /// Shapes a line of text and lends it to `body`.
    func withLine<Result>(
        _ run: TextRun,
        _ body: (ShapedLine) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        let description = try FontDescription(run.font)
        return try withRuns(run.text, description, run.direction) { (runs) throws(PictureError) in
            let natural = Self.width(runs)
            let width = min(natural, max(run.limit, 0))
            let x =
                switch run.anchor {
                case .left: run.origin.x
                case .center: run.origin.x - width / 2
                case .right: run.origin.x - width
                }
            let stretch = natural > width ? width / natural : 1
            return try body(ShapedLine(runs: runs, x: x, y: run.origin.y, stretch: stretch))
        }
    }

    /// Finds the glyph of an icon and lends it to `body`.
    func withLine<Result>(
        _ icon: IconRun,
        _ body: (ShapedLine) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        let description = try FontDescription(iconSize: icon.frame.height)
        return try withRuns(String(icon.glyph), description, .leftToRight) { (runs) throws(PictureError) in
            try body(ShapedLine(runs: runs, x: icon.baseline.x, y: icon.baseline.y, stretch: 1))
        }
    }

    private static func width(_ runs: [GlyphRun]) -> Double {
        runs.last.map { $0.x + $0.width } ?? 0
    }

    private func withRuns<Result>(
        _ text: String,
        _ font: borrowing FontDescription,
        _ direction: TextDirection,
        _ body: ([GlyphRun]) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        let layout = OpaquePointer(layout.pointer)
        pango_context_set_base_dir(
            OpaquePointer(context.pointer),
            direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        )
        pango_layout_set_font_description(layout, font.pointer)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
        var runs: [GlyphRun] = []
        var x = 0.0
        // The line and its runs belong to the layout and stay until its text changes, which only this function does.
        var element = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
        while let node = element {
            element = node.pointee.next
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let font = item.item.pointee.analysis.font, let glyphs = item.glyphs else { continue }
            let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
            runs.append(GlyphRun(font: font, glyphs: glyphs, x: x, width: width))
            x += width
        }
        return try body(runs)
    }
}
