/// Lays out a progress widget on the large family: number, bar, chips, then rows or the trend.
struct ProgressLargeLayout {
    private static let metrics = ProgressBlock.Metrics(numberSize: 60, gap: 21, barHeight: 11)
    private static let rowHeight = 35.0
    private static let topGap = 31.0
    private static let chipsGap = 14.0
    private static let badgeGap = 22.0

    private let card: Card
    private let progress: ProgressPresentation

    init(_ card: Card, _ progress: ProgressPresentation) {
        self.card = card
        self.progress = progress
    }

    func draw(in room: Rect, on canvas: inout Canvas) {
        let block = ProgressBlock(progress, ProgressLargeLayout.metrics, width: room.width, on: canvas)
        let rowsTop = rowsTop(in: room)
        let badgeHeight = progress.badge == nil ? 0 : BadgeLayout.height + ProgressLargeLayout.badgeGap
        let highest = room.y + ProgressLargeLayout.topGap
        let chipsTop = block.height + ProgressLargeLayout.chipsGap
        let free = rowsTop - 10 - badgeHeight - highest - chipsTop + CardMetrics.chipGap
        let rows = Int((max(0, free) / (CardMetrics.chipHeight + CardMetrics.chipGap)).rounded(.down))
        let set = ChipLayout(card.chipTexts, limit: room.width, rows: min(rows, 3), on: canvas)

        var height = block.height
        if set.height > 0 { height = chipsTop + set.height }
        let badgeTop = height + ProgressLargeLayout.badgeGap
        height += badgeHeight
        // With nothing at the bottom to hold it, the whole stands a little above the middle, where it looks centerd.
        let isAlone = card.buttons.isEmpty && progress.rows.isEmpty
        let top = isAlone ? max(highest, (room.y + (room.height - height) * 0.42).rounded()) : highest
        block.draw(at: top, in: room, on: &canvas)
        set.draw(at: Point(x: room.x, y: top + chipsTop), on: &canvas)
        if let badge = progress.badge {
            BadgeLayout(badge).draw(at: Point(x: room.x, y: top + badgeTop), limit: room.width, on: &canvas)
        }
        drawRows(from: rowsTop, in: room, on: &canvas)
    }

    /// Where the first row's line is: the rows stand at the bottom of the room.
    private func rowsTop(in room: Rect) -> Double {
        // The last row's text has room around it already, so the rows may come nearer to the card's edge.
        let bottom = card.buttons.isEmpty ? room.maxY + 7 : room.maxY - 7
        return bottom - Double(progress.rows.count) * ProgressLargeLayout.rowHeight
    }

    private func drawRows(from top: Double, in room: Rect, on canvas: inout Canvas) {
        for (index, row) in progress.rows.enumerated() {
            let y = top + Double(index) * ProgressLargeLayout.rowHeight
            let frame = Rect(x: room.x, y: y, width: room.width, height: ProgressLargeLayout.rowHeight)
            RowLayout(row, index: index).draw(in: frame, on: &canvas)
        }
    }
}
