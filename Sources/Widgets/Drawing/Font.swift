/// A size and weight of the one typeface, Inter.
public struct Font: Sendable, Hashable {
    /// The weights that are drawn, with their numbers in CSS.
    public enum Weight: Int, Sendable, CaseIterable {
        /// 400.
        case regular = 400
        /// 500.
        case medium = 500
        /// 600.
        case semibold = 600
        /// 700.
        case bold = 700
    }

    /// The name of the typeface.
    public static let family = "Inter"

    /// The size of the em in points.
    public var size: Double
    /// How heavy the strokes are.
    public var weight: Weight

    /// A font of its size in points and its weight.
    public init(size: Double, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }

    // Inter 4.0, in units of 2,816 to the em: hhea ascender 2728, descender 680; OS/2 capital height 2048, x-height 1536.

    /// From the baseline up to the top of a line, in points.
    public var ascent: Double { size * 2728 / 2816 }
    /// From the baseline down to the bottom of a line, in points.
    public var descent: Double { size * 680 / 2816 }
    /// The height of capitals and figures over the baseline, in points.
    public var capHeight: Double { size * 2048 / 2816 }
    /// The height of small letters over the baseline, in points.
    public var xHeight: Double { size * 1536 / 2816 }
    /// The height of one line, in points.
    public var lineHeight: Double { ascent + descent }
}
