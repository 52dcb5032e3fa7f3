/// A line of straight segments, or the area that it encloses.
public struct Path: Sendable, Hashable {
    /// One step of the pen.
    public enum Step: Sendable, Hashable {
        /// Begins a new line at a point.
        case move(Point)
        /// Draws a straight segment to a point.
        case line(Point)
        /// Draws a straight segment back to where the line began.
        case close
    }

    /// The way in which the path is painted.
    public enum Style: Sendable, Hashable {
        /// The enclosed area, by the nonzero rule.
        case fill
        /// The line itself, of a thickness in points, with round ends and joins.
        case stroke(width: Double)
    }

    /// The steps, the first of which is a move.
    public var steps: [Step]
    /// The way in which the path is painted.
    public var style: Style

    /// A path of its steps.
    public init(_ steps: [Step], _ style: Style) {
        self.steps = steps
        self.style = style
    }

    /// A line through points, closed where it is filled.
    public init(through points: [Point], _ style: Style) {
        steps = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
        if style == .fill, !steps.isEmpty { steps.append(.close) }
        self.style = style
    }

    /// The box of what is painted; of no size at the origin for a path without steps.
    public var frame: Rect {
        var points: [Point] = []
        for step in steps {
            switch step {
            case .move(let point), .line(let point): points.append(point)
            case .close: break
            }
        }
        guard var low = points.first, var high = points.first else { return Rect(Size(width: 0, height: 0)) }
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var reach = 0.0
        if case .stroke(let width) = style { reach = width / 2 }
        return Rect(
            x: low.x - reach,
            y: low.y - reach,
            width: high.x - low.x + 2 * reach,
            height: high.y - low.y + 2 * reach
        )
    }

    /// The path with every point changed in one way.
    public func mapped(_ change: (Point) -> Point) -> Path {
        var path = self
        for index in path.steps.indices {
            switch path.steps[index] {
            case .move(let point): path.steps[index] = .move(change(point))
            case .line(let point): path.steps[index] = .line(change(point))
            case .close: break
            }
        }
        return path
    }
}
