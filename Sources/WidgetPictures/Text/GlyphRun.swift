internal import CPangoCairo

/// Glyphs of one font, a part of a shaped line that is borrowed for the time of a call.
struct GlyphRun {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Where the run begins, in points from the left end of its line.
    let x: Double
    /// How far it goes on, in points.
    let width: Double

    /// Whether the font's glyphs bring their own colors, as emoji do.
    var isColored: Bool {
        // PangoCairo's fonts for FreeType are PangoFcFont, as the font map was made for FreeType.
        let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        guard let pattern = pango_fc_font_get_pattern(fcFont) else { return false }
        var isColored: FcBool = FcFalse
        return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored == FcTrue
    }
}

/// One line of text as glyphs, placed; borrowed from the engine for the time of a call.
struct ShapedLine {
    /// The parts of the line from left to right.
    let runs: [GlyphRun]
    /// Where the left end of the baseline is in the drawing, in points.
    let x: Double
    /// Where the baseline is in the drawing, in points.
    let y: Double
    /// By how much the line is squeezed to keep to its limit; 1 where it fits.
    let stretch: Double
}
