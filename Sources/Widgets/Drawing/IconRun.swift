/// One glyph of the Material Design Icons font.
public struct IconRun: Sendable, Hashable {
    /// The name of the typeface.
    public static let fontFamily = "Material Design Icons"

    /// The glyph's code point in the font's private use area.
    public var glyph: Unicode.Scalar
    /// The square that the glyph's em fills.
    public var frame: Rect

    /// A glyph in a square; its font size is the square's side.
    public init(_ glyph: Unicode.Scalar, in frame: Rect) {
        self.glyph = glyph
        self.frame = frame
    }

    /// The code point in small hexadecimal digits, such as `f0123`: the glyph's name in addresses and identifiers.
    public var name: String {
        String(glyph.value, radix: 16)
    }

    /// Where the glyph's origin stands: at the left, on a baseline 448/512 of the em below the top.
    public var baseline: Point {
        Point(x: frame.x, y: frame.y + frame.height * 0.875)
    }
}
