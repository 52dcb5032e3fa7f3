/// Colors that change evenly along a line.
public struct LinearGradient: Sendable, Hashable {
    /// One color and its place on the line.
    public struct Stop: Sendable, Hashable {
        /// From 0, the line's start, to 1, its end.
        public var offset: Double
        /// The color there.
        public var color: Color

        /// A color at a place from 0 to 1.
        public init(_ color: Color, at offset: Double) {
            self.color = color
            self.offset = offset
        }
    }

    /// Where the line starts, in the drawing's points.
    public var start: Point
    /// Where the line ends.
    public var end: Point
    /// The colors, in order of their places; before the first and after the last theirs goes on.
    public var stops: [Stop]

    /// A gradient of at least one stop.
    public init(from start: Point, to end: Point, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}

/// What a shape is filled with, or a line drawn with.
public enum Paint: Sendable, Hashable {
    /// One color, perhaps translucent.
    case solid(Color)
    /// A gradient.
    case gradient(LinearGradient)
}
