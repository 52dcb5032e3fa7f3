/// An upright rectangle in points, its origin at the top left.
public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// How far it reaches to the right; not negative.
    public var width: Double
    /// How far it reaches down; not negative.
    public var height: Double

    /// A rectangle of its top left corner and its lengths, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of `size` at the top left corner of a drawing.
    public init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The middle between left and right.
    public var midX: Double { x + width / 2 }
    /// The middle between top and bottom.
    public var midY: Double { y + height / 2 }

    /// The rectangle that is smaller by these distances on each side; never of negative width or height.
    public func inset(x dx: Double, y dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
    }

    /// Whether `other` lies inside, its edges included, give or take `tolerance` points.
    public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Whether both share an area that is more than `tolerance` points wide and high.
    public func overlaps(_ other: Rect, tolerance: Double = 0) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > tolerance && min(maxY, other.maxY) - max(y, other.y) > tolerance
    }
}

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
