/// Draws what every card on the Home Screen has: ground, edge, headline, icon, line and buttons.
struct CardLayout {
    /// The text over the line.
    struct Heading {
        let role: MarkRole
        let text: String
        let color: Color

        init(_ role: MarkRole, _ text: String, _ color: Color) {
            self.role = role
            self.text = text
            self.color = color
        }
    }

    private let card: Card
    private let metrics: CardMetrics
    private let heading: Heading?
    private let hasIcon: Bool

    /// A card.
    ///
    /// - Parameters:
    ///   - card: What is to be said.
    ///   - heading: The text over the line; nil for the headline.
    ///   - hasIcon: Whether the icon stands beside it.
    init(_ card: Card, heading: Heading? = nil, hasIcon: Bool = true) {
        self.card = card
        self.heading = heading
        self.hasIcon = hasIcon
        metrics = CardMetrics(card.family)
    }

    /// Draws the card.
    ///
    /// - Returns: The room between line and buttons that is left for the template.
    func draw(on canvas: inout Canvas) -> Rect {
        drawGround(on: &canvas)
        drawHeader(on: &canvas)
        let inner = metrics.inner
        let top = CardMetrics.hairlineTop + CardMetrics.lineHeight
        guard !card.buttons.isEmpty else {
            return Rect(x: inner.x, y: top, width: inner.width, height: inner.maxY - top)
        }
        let row = Rect(
            x: inner.x,
            y: inner.maxY - CardMetrics.buttonHeight,
            width: inner.width,
            height: CardMetrics.buttonHeight
        )
        drawButtons(in: row, on: &canvas)
        return Rect(x: inner.x, y: top, width: inner.width, height: row.y - top)
    }

    private func drawGround(on canvas: inout Canvas) {
        let palette = canvas.palette
        let card = RoundedRect(metrics.card, radius: CardMetrics.radius)
        let paint: Paint =
            palette.cardTop == palette.cardBottom
            ? .solid(palette.cardTop)
            : .gradient(
                LinearGradient(
                    from: Point(x: 0, y: 0),
                    to: Point(x: 0, y: metrics.card.height),
                    stops: [.init(palette.cardTop, at: 0), .init(palette.cardBottom, at: 1)]
                )
            )
        canvas.add(.card, card, paint)
        let edge = Rect(x: 0, y: 0, width: metrics.card.width, height: CardMetrics.edgeHeight)
        canvas.add(.edge, RoundedRect(edge, radius: 0), .solid(palette.edge), clip: card)
    }

    private func drawHeader(on canvas: inout Canvas) {
        let palette = canvas.palette
        let inner = metrics.inner
        var room = inner.width
        if hasIcon, let icon = card.icon {
            let side = metrics.iconSide
            let frame = Rect(x: inner.maxX - side, y: CardMetrics.headerMiddle - side / 2, width: side, height: side)
            canvas.add(.icon, icon, in: frame, palette.largeAccentText)
            room -= side + CardMetrics.headerGap
        }
        let font = metrics.titleFont
        let baseline = CardMetrics.headerMiddle + font.capHeight / 2
        let heading = heading ?? Heading(.title, card.title, palette.text)
        let line = canvas.line(heading.text, font, limit: room)
        canvas.add(heading.role, line, at: Point(x: inner.x, y: baseline), heading.color)
        let hairline = Rect(
            x: inner.x,
            y: CardMetrics.hairlineTop,
            width: inner.width,
            height: CardMetrics.lineHeight
        )
        canvas.add(.hairline, RoundedRect(hairline, radius: 0), .solid(palette.hairline))
    }

    private func drawButtons(in row: Rect, on canvas: inout Canvas) {
        let count = Double(card.buttons.count)
        let width = (row.width - CardMetrics.buttonGap * (count - 1)) / count
        for (index, button) in card.buttons.enumerated() {
            let x = row.x + Double(index) * (width + CardMetrics.buttonGap)
            let frame = Rect(x: x, y: row.y, width: width, height: row.height)
            ButtonLayout(button, index: index, frame: frame).draw(on: &canvas)
        }
    }
}
