/// A rectangle with round corners.
public struct RoundedRect: Sendable, Hashable {
    /// The rectangle that it fills but for its corners.
    public var rect: Rect
    /// The radius of every corner in points; at most half of the shorter side.
    public var radius: Double

    /// A rectangle whose corners have one radius; more than half of the shorter side becomes half of it.
    public init(_ rect: Rect, radius: Double) {
        self.rect = rect
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    }

    /// A rectangle whose short sides are half circles.
    public init(capsule rect: Rect) {
        self.init(rect, radius: min(rect.width, rect.height) / 2)
    }
}
