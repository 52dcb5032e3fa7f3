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
