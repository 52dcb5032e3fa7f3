/// Colours that change evenly along a line.
public struct LinearGradient: Sendable, Hashable {
    /// One colour and its place on the line.
    public struct Stop: Sendable, Hashable {
        /// From 0, the line's start, to 1, its end.
        public var offset: Double
        /// The colour there.
        public var colour: Colour

        /// A colour at a place from 0 to 1.
        public init(_ colour: Colour, at offset: Double) {
            self.colour = colour
            self.offset = offset
        }
    }

    /// Where the line starts, in the drawing's points.
    public var start: Point
    /// Where the line ends.
    public var end: Point
    /// The colours, in order of their places; before the first and after the last theirs goes on.
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
    /// One colour, perhaps translucent.
    case solid(Colour)
    /// A gradient.
    case gradient(LinearGradient)
}
