/// Draws the trend: a capsule with an arrow and a word.
struct BadgeLayout {
    /// How high the capsule is, in points.
    static let height = 26.0
    private static let font = Font(size: 13, weight: .semibold)
    private static let padding = 10.0
    private static let iconSide = 15.0
    private static let iconGap = 5.0

    private let badge: Badge

    init(_ badge: Badge) {
        self.badge = badge
    }

    func draw(at origin: Point, limit: Double, on canvas: inout Canvas) {
        let palette = canvas.palette
        let around = 2 * BadgeLayout.padding + BadgeLayout.iconSide + BadgeLayout.iconGap
        let line = canvas.line(badge.text, BadgeLayout.font, limit: limit - around)
        let frame = Rect(x: origin.x, y: origin.y, width: line.width + around, height: BadgeLayout.height)
        canvas.add(.badge, RoundedRect(capsule: frame), .solid(palette.badge))
        let side = BadgeLayout.iconSide
        let square = Rect(x: frame.x + BadgeLayout.padding, y: frame.midY - side / 2, width: side, height: side)
        canvas.add(.badgeIcon, badge.trend.icon(in: canvas.direction), in: square, palette.badgeText)
        let baseline = frame.midY + BadgeLayout.font.capHeight / 2
        let text = Point(x: square.maxX + BadgeLayout.iconGap, y: baseline)
        canvas.add(.badgeText, line, at: text, palette.badgeText)
    }
}

extension Trend {
    /// The arrow that stands for the trend; a flat one points where text runs.
    func icon(in direction: TextDirection) -> Icon {
        switch self {
        case .up: .arrowUp
        case .down: .arrowDown
        case .flat: direction == .rightToLeft ? .arrowLeft : .arrowRight
        }
    }
}
