/// Lays out a status widget on the Home Screen: the state over the line, the headline, tags, buttons.
struct StatusCardLayout {
    private static let largeIconSide = 46.0
    private static let tagGap = 12.0

    private let card: Card
    private let status: StatusPresentation

    init(_ card: Card, _ status: StatusPresentation) {
        self.card = card
        self.status = status
    }

    func draw(on canvas: inout Canvas) {
        let isLarge = card.family == .large
        let heading = CardLayout.Heading(.state, status.state, canvas.palette.accentText)
        // The large card has room for a large icon.
        let room = CardLayout(card, heading: heading, hasIcon: !isLarge).draw(on: &canvas)
        if isLarge { drawLarge(in: room, on: &canvas) } else { drawLow(in: room, on: &canvas) }
    }

    /// The headline in the middle of what the tags at the bottom leave free.
    private func drawLow(in room: Rect, on canvas: inout Canvas) {
        let isSmall = card.family == .small
        let hasButton = !card.buttons.isEmpty
        let bottom = hasButton ? room.maxY - 8 : room.maxY
        let top = room.y + (hasButton ? 9 : 11)
        // A small card with a button has no room for both; the age is said all the same.
        let texts = isSmall && hasButton ? card.staleNote.map { [$0] } ?? [] : card.chipTexts
        let gap = hasButton ? 8.0 : StatusCardLayout.tagGap
        let tags = ChipLayout(texts, limit: room.width, rows: 1, on: canvas)
        let tagsHeight = tags.height == 0 ? 0 : tags.height + gap
        let headline = StatusHeadline(
            card.title,
            sizes: isSmall ? [20, 17, 15, 13] : [24, 20, 17, 14],
            room: Size(width: room.width, height: bottom - top - tagsHeight),
            count: 4,
            on: canvas
        )
        let free = bottom - tagsHeight - top - headline.height
        headline.draw(at: Point(x: room.x, y: top + max(free / 2, 0).rounded()), on: &canvas)
        tags.draw(at: Point(x: room.x, y: bottom - tags.height), isTinted: true, on: &canvas)
    }

    /// Icon, headline and tags, one under the other.
    private func drawLarge(in room: Rect, on canvas: inout Canvas) {
        let side = StatusCardLayout.largeIconSide
        let hasButton = !card.buttons.isEmpty
        let area = Rect(x: room.x, y: room.y + 24, width: room.width, height: room.height - 24 - (hasButton ? 14 : 0))
        let tags = ChipLayout(card.chipTexts, limit: room.width, rows: 3, on: canvas)
        let tagsHeight = tags.height == 0 ? 0 : tags.height + 16
        let headline = StatusHeadline(
            card.title,
            sizes: [30, 25, 20, 17],
            room: Size(width: room.width, height: area.height - side - 18 - tagsHeight),
            count: 7,
            on: canvas
        )
        let height = side + 18 + headline.height + tagsHeight
        // With no button to hold it at the bottom, the whole stands a little above the middle.
        let top = area.y + (hasButton ? 0 : max((area.height - height) * 0.34, 0).rounded())
        if let icon = card.icon {
            // The glyph has a margin of its own, a twelfth of its side, with which it would seem to stand in.
            let frame = Rect(x: room.x - side / 12, y: top, width: side, height: side)
            canvas.add(.icon, icon, in: frame, canvas.palette.largeAccentText)
        }
        headline.draw(at: Point(x: room.x, y: top + side + 18), on: &canvas)
        let tagsTop = top + side + 18 + headline.height + 16
        tags.draw(at: Point(x: room.x, y: tagsTop), isTinted: true, on: &canvas)
    }
}
