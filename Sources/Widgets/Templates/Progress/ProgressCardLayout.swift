/// Lays out a progress widget on the Home Screen; what there is room for decides where things stand.
struct ProgressCardLayout {
    private let card: Card
    private let progress: ProgressPresentation

    init(_ card: Card, _ progress: ProgressPresentation) {
        self.card = card
        self.progress = progress
    }

    func draw(on canvas: inout Canvas) {
        let room = CardLayout(card).draw(on: &canvas)
        switch card.family {
        case .small: drawSmall(in: room, on: &canvas)
        case .medium: drawMedium(in: room, on: &canvas)
        default: ProgressLargeLayout(card, progress).draw(in: room, on: &canvas)
        }
    }

    private func drawSmall(in room: Rect, on canvas: inout Canvas) {
        let hasButton = !card.buttons.isEmpty
        // With a button there is no room for the subtitle, but the age is always said.
        let texts = hasButton ? card.staleNote.map { [$0] } ?? [] : card.chipTexts
        let isTight = hasButton && !texts.isEmpty
        let metrics = ProgressBlock.Metrics(numberSize: isTight ? 28 : 33, gap: isTight ? 8 : 13, barHeight: 6)
        let block = ProgressBlock(progress, metrics, width: room.width, on: canvas)
        let set = ChipLayout(texts, limit: room.width, rows: 1, on: canvas)
        let gap = set.height == 0 ? 0 : isTight ? 6.0 : 9.0
        let bottom = hasButton ? room.maxY - (isTight ? 6 : 4) : room.maxY
        let top = middle(block.height + gap + set.height, from: room.y, to: bottom)
        block.draw(at: top, in: room, on: &canvas)
        set.draw(at: Point(x: room.x, y: top + block.height + gap), on: &canvas)
    }

    private func drawMedium(in room: Rect, on canvas: inout Canvas) {
        let hasButton = !card.buttons.isEmpty
        let metrics = ProgressBlock.Metrics(numberSize: hasButton ? 33 : 35, gap: 13, barHeight: 7)
        let block = ProgressBlock(progress, metrics, width: room.width, on: canvas)
        guard hasButton else {
            let set = ChipLayout(card.chipTexts, limit: room.width, rows: 1, on: canvas)
            let bottom = set.height == 0 ? room.maxY : room.maxY - set.height - 11
            block.draw(at: middle(block.height, from: room.y, to: bottom), in: room, on: &canvas)
            set.draw(at: Point(x: room.x, y: room.maxY - set.height), on: &canvas)
            return
        }
        if progress.fraction == nil {
            // With words in place of the number, chips stand under them.
            let set = ChipLayout(card.chipTexts, limit: room.width, rows: 1, on: canvas)
            let gap = set.height == 0 ? 0 : 8.0
            let top = middle(block.height + gap + set.height, from: room.y, to: room.maxY - 2)
            block.draw(at: top, in: room, on: &canvas)
            set.draw(at: Point(x: room.x, y: top + block.height + gap), on: &canvas)
        } else {
            let top = middle(block.height, from: room.y, to: room.maxY - 4)
            block.draw(at: top, in: room, on: &canvas)
            let set = ChipLayout(
                card.chipTexts,
                limit: room.width - block.numberWidth - 14,
                rows: 1,
                on: canvas
            )
            let y = top + block.barTop - 8 - CardMetrics.chipHeight
            set.draw(at: Point(x: room.maxX - set.width, y: y), on: &canvas)
        }
    }

    /// The top of something so high that it stands in the middle, on a whole point so that its edges are sharp.
    private func middle(_ height: Double, from top: Double, to bottom: Double) -> Double {
        (top + (bottom - top - height) / 2).rounded()
    }
}
