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
