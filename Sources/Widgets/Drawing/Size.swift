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
