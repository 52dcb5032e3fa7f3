/// The middle of a card: the number over its bar, or in words why there is none.
struct ProgressBlock {
    /// The measures of number and bar, in points.
    struct Metrics: Sendable {
        /// The size of the figures.
        let numberSize: Double
        /// From the figures' baseline to the bar.
        let gap: Double
        /// How thick the bar is.
        let barHeight: Double
    }

    private enum Content {
        case percent(PercentLayout, fraction: Double)
        case notice([Line])
    }

    private static let noticeFont = Font(size: 13, weight: .medium)

    private let content: Content
    private let metrics: Metrics
    /// How high the block is.
    let height: Double
    /// How wide the figures and the sign are; as wide as a card where there are words.
    let numberWidth: Double

    init(
        _ progress: ProgressPresentation,
        _ metrics: Metrics,
        width: Double,
        on canvas: Canvas
    ) {
        self.metrics = metrics
        if let fraction = progress.fraction {
            let percent = PercentLayout(
                fraction.percent,
                progress.percentForm,
                size: metrics.numberSize,
                limit: width,
                on: canvas
            )
            content = .percent(percent, fraction: fraction.value)
            height = (percent.height + metrics.gap + metrics.barHeight).rounded(.up)
            numberWidth = percent.width
        } else {
            let lines = canvas.lines(progress.notice ?? "", ProgressBlock.noticeFont, limit: width, count: 3)
            content = .notice(lines)
            height = Double(lines.count) * ProgressBlock.noticeFont.lineHeight
            numberWidth = width
        }
    }

    /// How far below the block's top the bar is.
    var barTop: Double { height - metrics.barHeight }

    /// Draws the block at the top of a room and as wide.
    func draw(at top: Double, in room: Rect, on canvas: inout Canvas) {
        switch content {
        case .percent(let percent, let fraction):
            let bar = Rect(x: room.x, y: top + barTop, width: room.width, height: metrics.barHeight)
            percent.draw(x: room.x, baseline: bar.y - metrics.gap, on: &canvas)
            Bar.draw(fraction, in: bar, on: &canvas)
        case .notice(let lines):
            let font = ProgressBlock.noticeFont
            for (index, line) in lines.enumerated() {
                let baseline = top + Double(index) * font.lineHeight + font.ascent
                let origin = Point(x: room.x, y: baseline)
                canvas.add(.notice, index: index, line, at: origin, canvas.palette.secondaryText)
            }
        }
    }
}
