/// A part of a ring, drawn as a line with round ends.
///
/// Angles are fractions of a turn, clockwise from twelve o'clock.
public struct Arc: Sendable, Hashable {
    /// The ring's center.
    public var center: Point
    /// From the center to the middle of the line, in points.
    public var radius: Double
    /// How thick the line is, in points.
    public var lineWidth: Double
    /// Where the arc begins, in turns.
    public var start: Double
    /// How far it goes on from there in turns, -1 to 1; below 0 it goes counter-clockwise.
    ///
    /// -1 and 1 are the whole ring.
    public var sweep: Double

    /// An arc whose ends are half circles beyond `start` and `start + sweep`; a sweep beyond a turn is one turn.
    public init(center: Point, radius: Double, lineWidth: Double, start: Double, sweep: Double) {
        self.center = center
        self.radius = radius
        self.lineWidth = lineWidth
        self.start = start
        self.sweep = max(-1, min(1, sweep))
    }

    /// Whether the arc is a whole ring, which has no ends.
    public var isWhole: Bool { sweep == 1 || sweep == -1 }

    /// The square that holds the whole ring, whatever part of it is drawn.
    public var frame: Rect {
        let reach = radius + lineWidth / 2
        return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
