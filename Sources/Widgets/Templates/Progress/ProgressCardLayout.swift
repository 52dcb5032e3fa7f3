/// Lays out a progress widget on the Home Screen; what there is room for decides where things stand.
struct ProgressCardLayout {
    private let presentation: Presentation
    private let progress: ProgressPresentation

    init(_ presentation: Presentation, _ progress: ProgressPresentation) {
        self.presentation = presentation
        self.progress = progress
    }

    func draw<Measurer: TextMeasurer>(on canvas: inout Canvas<Measurer>) {
        let room = CardLayout(presentation).draw(on: &canvas)
        switch presentation.family {
        case .small: drawSmall(in: room, on: &canvas)
        case .medium: drawMedium(in: room, on: &canvas)
        default: ProgressLargeLayout(presentation, progress).draw(in: room, on: &canvas)
        }
    }

    private func drawSmall<Measurer: TextMeasurer>(in room: Rect, on canvas: inout Canvas<Measurer>) {
        let hasButton = !presentation.buttons.isEmpty
        // With a button there is no room for the subtitle, but the age is always said.
        let texts = hasButton ? presentation.staleNote.map { [$0] } ?? [] : presentation.chipTexts
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

    private func drawMedium<Measurer: TextMeasurer>(in room: Rect, on canvas: inout Canvas<Measurer>) {
        let hasButton = !presentation.buttons.isEmpty
        let metrics = ProgressBlock.Metrics(numberSize: hasButton ? 33 : 35, gap: 13, barHeight: 7)
        let block = ProgressBlock(progress, metrics, width: room.width, on: canvas)
        guard hasButton else {
            let set = ChipLayout(presentation.chipTexts, limit: room.width, rows: 1, on: canvas)
            let bottom = set.height == 0 ? room.maxY : room.maxY - set.height - 11
            block.draw(at: middle(block.height, from: room.y, to: bottom), in: room, on: &canvas)
            set.draw(at: Point(x: room.x, y: room.maxY - set.height), on: &canvas)
            return
        }
        if progress.reading == nil {
            // With words in place of the number, chips stand under them.
            let set = ChipLayout(presentation.chipTexts, limit: room.width, rows: 1, on: canvas)
            let gap = set.height == 0 ? 0 : 8.0
            let top = middle(block.height + gap + set.height, from: room.y, to: room.maxY - 2)
            block.draw(at: top, in: room, on: &canvas)
            set.draw(at: Point(x: room.x, y: top + block.height + gap), on: &canvas)
        } else {
            let top = middle(block.height, from: room.y, to: room.maxY - 4)
            block.draw(at: top, in: room, on: &canvas)
            let set = ChipLayout(
                presentation.chipTexts,
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

extension Presentation {
    /// What the chips say: the age of a stale widget first, for it must not be lost where room is short.
    var chipTexts: [String] {
        (staleNote.map { [$0] } ?? []) + chips
    }
}
