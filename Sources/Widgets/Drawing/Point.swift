/// A place in a drawing: points to the right and down from the top left corner.
public struct Point: Sendable, Hashable {
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double

    /// The place at these two distances from the top left corner, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// A size of its two lengths in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
