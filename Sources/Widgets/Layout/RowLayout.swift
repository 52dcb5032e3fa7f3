/// Draws one row of figures: a line, what the value is of, and the value.
struct RowLayout {
    private static let labelFont = Font(size: 15)
    private static let valueFont = Font(size: 15, weight: .semibold)
    private static let gap = 14.0

    private let row: RowPresentation
    private let index: Int

    init(_ row: RowPresentation, index: Int) {
        self.row = row
        self.index = index
    }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let palette = canvas.palette
        let separator = Rect(x: frame.x, y: frame.y, width: frame.width, height: CardMetrics.lineHeight)
        canvas.add(.rowLine, index: index, RoundedRect(separator, radius: 0), .solid(palette.rowLine))
        let room = frame.width - RowLayout.gap
        // A long label leaves the value at least three fifths, a long value the label at least two.
        let wanted = canvas.line(row.label, RowLayout.labelFont, limit: room).width
        let valueLimit = max(room * 0.6, room - wanted)
        let value = canvas.line(row.value, RowLayout.valueFont, limit: valueLimit)
        let label = canvas.line(row.label, RowLayout.labelFont, limit: room - value.width)
        let baseline = frame.y + (frame.height + CardMetrics.lineHeight + RowLayout.labelFont.capHeight) / 2
        canvas.add(.rowLabel, index: index, label, at: Point(x: frame.x, y: baseline), palette.secondaryText)
        canvas.add(
            .rowValue,
            index: index,
            value,
            at: Point(x: frame.maxX, y: baseline),
            anchor: .right,
            palette.accentText
        )
    }
}
