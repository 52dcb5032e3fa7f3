/// Lays out a progress widget on the Lock Screen: a ring, a bar with texts, or one line.
struct ProgressLockScreenLayout {
    /// From the left and right edge to what is drawn, in points.
    static let margin = 3.0
    private static let titleFont = Font(size: 14, weight: .semibold)
    private static let percentFont = Font(size: 14, weight: .bold)
    private static let subtitleFont = Font(size: 12)
    private static let lineFont = Font(size: 15, weight: .medium)
    private static let iconSide = 16.0
    private static let iconGap = 5.0
    private static let barHeight = 7.0

    private let card: Card
    private let progress: ProgressPresentation

    init(_ card: Card, _ progress: ProgressPresentation) {
        self.card = card
        self.progress = progress
    }

    func draw(on canvas: inout Canvas) {
        switch card.family {
        case .circular: drawCircular(on: &canvas)
        case .rectangular: drawRectangular(on: &canvas)
        default: drawInline(on: &canvas)
        }
    }

    private func drawCircular(on canvas: inout Canvas) {
        let palette = canvas.palette
        let center = Point(x: 38, y: 38)
        Ring.draw(progress.fraction?.value ?? 0, around: center, on: &canvas)
        let font = Font(size: progress.fraction == nil ? 10 : 20, weight: .bold)
        let text = progress.fraction.map { "\($0.percent)" } ?? progress.shortNotice ?? ""
        let role = progress.fraction == nil ? MarkRole.notice : .number
        let line = canvas.line(text, font, limit: Ring.innerWidth - 7)
        let middle = card.icon == nil ? center.y : center.y - 5.5
        canvas.add(role, line, at: Point(x: center.x, y: middle + font.capHeight / 2), anchor: .center, palette.text)
        if let icon = card.icon {
            canvas.add(.icon, icon, in: Rect(x: center.x - 7, y: center.y + 4.5, width: 14, height: 14), palette.text)
        }
    }

    private func drawRectangular(on canvas: inout Canvas) {
        let palette = canvas.palette
        let inner = Rect(card.family.size).inset(x: ProgressLockScreenLayout.margin, y: 0)
        let below = card.chips.joined(by: " · ")
        let baseline = progress.fraction == nil ? 25.0 : below.isEmpty ? 36 : 27
        drawHeader(baseline: baseline, in: inner, on: &canvas)
        guard let fraction = progress.fraction else {
            let lines = canvas.lines(
                progress.notice ?? "",
                ProgressLockScreenLayout.subtitleFont,
                limit: inner.width,
                count: 2
            )
            for (index, line) in lines.enumerated() {
                let y = baseline + 17 + Double(index) * 15
                canvas.add(.notice, index: index, line, at: Point(x: inner.x, y: y), palette.secondaryText)
            }
            return
        }
        let track = Rect(
            x: inner.x,
            y: baseline + 10,
            width: inner.width,
            height: ProgressLockScreenLayout.barHeight
        )
        Bar.draw(fraction.value, in: track, on: &canvas)
        let line = canvas.line(below, ProgressLockScreenLayout.subtitleFont, limit: inner.width)
        canvas.add(.subtitle, line, at: Point(x: inner.x, y: baseline + 33), palette.secondaryText)
    }

    private func drawHeader(
        baseline: Double,
        in inner: Rect,
        on canvas: inout Canvas
    ) {
        let palette = canvas.palette
        let titleFont = ProgressLockScreenLayout.titleFont
        var end = inner.maxX
        if let text = progress.readingText {
            let percent = canvas.line(text, ProgressLockScreenLayout.percentFont, limit: inner.width)
            canvas.add(.number, percent, at: Point(x: end, y: baseline), anchor: .right, palette.text)
            end -= percent.width + 8
        }
        let start = drawIcon(middle: baseline - titleFont.capHeight / 2, x: inner.x, on: &canvas)
        let title = canvas.line(card.title, titleFont, limit: end - start)
        canvas.add(.title, title, at: Point(x: start, y: baseline), palette.text)
    }

    private func drawInline(on canvas: inout Canvas) {
        let palette = canvas.palette
        let font = ProgressLockScreenLayout.lineFont
        let size = card.family.size
        let middle = size.height / 2
        let baseline = middle + font.capHeight / 2
        let start = drawIcon(middle: middle, x: 0, on: &canvas)
        let notice = (card.title.isEmpty ? "" : "· ") + (progress.shortNotice ?? "")
        let text = progress.readingText ?? notice
        let role = progress.fraction == nil ? MarkRole.notice : .number
        let last = canvas.line(text, font, limit: size.width - start)
        let space = font.size * 0.28
        let title = canvas.line(card.title, font, limit: size.width - start - last.width - space)
        canvas.add(.title, title, at: Point(x: start, y: baseline), palette.text)
        let x = start + (title.text.isEmpty ? 0 : title.width + space)
        canvas.add(role, last, at: Point(x: x, y: baseline), palette.text)
    }

    /// Draws the icon, when there is one.
    ///
    /// - Returns: Where text begins.
    private func drawIcon(
        middle: Double,
        x: Double,
        on canvas: inout Canvas
    ) -> Double {
        guard let icon = card.icon else { return x }
        let side = ProgressLockScreenLayout.iconSide
        canvas.add(.icon, icon, in: Rect(x: x, y: middle - side / 2, width: side, height: side), canvas.palette.text)
        return x + side + ProgressLockScreenLayout.iconGap
    }
}
