/// Lays out a status widget on the Lock Screen, where the icon's shape says the state: alone, beside texts, or in a line.
struct StatusLockScreenLayout {
    private static let margin = 3.0
    private static let titleFont = Font(size: 14, weight: .semibold)
    private static let subtitleFont = Font(size: 12)
    private static let lineFont = Font(size: 15, weight: .medium)
    /// From one baseline to the next.
    private static let pitch = 17.0

    private let card: Card

    init(_ card: Card) {
        self.card = card
    }

    func draw(on canvas: inout Canvas) {
        switch card.family {
        case .circular: drawCircular(on: &canvas)
        case .rectangular: drawRectangular(on: &canvas)
        default: drawInline(on: &canvas)
        }
    }

    private func drawCircular(on canvas: inout Canvas) {
        let frame = Rect(card.family.size)
        canvas.add(.card, RoundedRect(capsule: frame), .solid(canvas.palette.chip))
        drawIcon(in: frame.inset(x: 17, y: 17), on: &canvas)
    }

    private func drawRectangular(on canvas: inout Canvas) {
        let inner = Rect(card.family.size).inset(x: StatusLockScreenLayout.margin, y: 0)
        let side = 26.0
        drawIcon(in: Rect(x: inner.x, y: inner.midY - side / 2, width: side, height: side), on: &canvas)
        let x = inner.x + side + 8
        let below = card.chips.joined(by: " · ")
        let font = StatusLockScreenLayout.titleFont
        let lines = canvas.lines(card.title, font, limit: inner.maxX - x, count: below.isEmpty ? 3 : 2)
        let pitch = StatusLockScreenLayout.pitch
        let steps = Double(max(lines.count - 1, 0)) * pitch + (below.isEmpty ? 0 : pitch)
        var baseline = (inner.midY + (font.capHeight - steps) / 2).rounded()
        for (index, line) in lines.enumerated() {
            canvas.add(.title, index: index, line, at: Point(x: x, y: baseline), canvas.palette.text)
            baseline += pitch
        }
        let line = canvas.line(below, StatusLockScreenLayout.subtitleFont, limit: inner.maxX - x)
        canvas.add(.subtitle, line, at: Point(x: x, y: baseline), canvas.palette.secondaryText)
    }

    private func drawInline(on canvas: inout Canvas) {
        let size = card.family.size
        let side = 17.0
        drawIcon(in: Rect(x: 0, y: (size.height - side) / 2, width: side, height: side), on: &canvas)
        let x = side + 5
        let font = StatusLockScreenLayout.lineFont
        let line = canvas.line(card.title, font, limit: size.width - x)
        let origin = Point(x: x, y: (size.height + font.capHeight) / 2)
        canvas.add(.title, line, at: origin, canvas.palette.text)
    }

    private func drawIcon(in frame: Rect, on canvas: inout Canvas) {
        guard let icon = card.icon else { return }
        canvas.add(.icon, icon, in: frame, canvas.palette.text)
    }
}
