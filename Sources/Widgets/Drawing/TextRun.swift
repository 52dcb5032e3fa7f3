/// One line of text, already cut so that it fits.
public struct TextRun: Sendable, Hashable {
    /// Which part of the line stands at the origin.
    public enum Anchor: Sendable, Hashable {
        /// Its left end.
        case left
        /// Its middle.
        case center
        /// Its right end.
        case right
    }

    /// What is written; where it was cut it ends in an ellipsis.
    public var text: String
    /// Where the anchor stands, on the baseline.
    public var origin: Point
    /// How wide the line is by the layout's measurer, in points.
    public var width: Double
    /// How wide the line may be at most; a surface that measures more squeezes or cuts it there.
    public var limit: Double
    /// Its font.
    public var font: Font
    /// Which part of the line stands at the origin.
    public var anchor: Anchor
    /// The direction of the line as a whole, for text of both directions.
    public var direction: TextDirection

    /// A line of text on a baseline.
    public init(
        _ text: String,
        at origin: Point,
        width: Double,
        limit: Double,
        font: Font,
        anchor: Anchor,
        direction: TextDirection
    ) {
        self.text = text
        self.origin = origin
        self.width = width
        self.limit = limit
        self.font = font
        self.anchor = anchor
        self.direction = direction
    }

    /// The left end of the line, in points.
    public var minX: Double {
        switch anchor {
        case .left: origin.x
        case .center: origin.x - width / 2
        case .right: origin.x - width
        }
    }

    /// The line's box, from the ascent to the descent of its font.
    public var frame: Rect {
        Rect(x: minX, y: origin.y - font.ascent, width: width, height: font.lineHeight)
    }
}

/// Where a text begins.
public enum TextDirection: Sendable, Hashable {
    /// At the left, as in English.
    case leftToRight
    /// At the right, as in Arabic and Hebrew.
    case rightToLeft
}
