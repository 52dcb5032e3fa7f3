/// Sets chips into rows, as many as have room, and draws them.
struct ChipLayout {
    private struct Chip {
        let line: Line
        let x: Double
        let row: Int
        var width: Double { line.width + 2 * CardMetrics.chipPadding }
    }

    /// A chip is rather left out than cut to less than this, unless it is the first.
    private static let leastWidth = 56.0

    private let chips: [Chip]
    /// How wide the widest row is.
    let width: Double
    /// How high the rows are together; 0 when there are none.
    let height: Double

    /// Sets chips.
    ///
    /// - Parameters:
    ///   - texts: What they say, the most important first.
    ///   - limit: How wide a row may be.
    ///   - rows: How many rows there may be.
    ///   - canvas: Measures the texts.
    init(_ texts: [String], limit: Double, rows: Int, on canvas: Canvas) {
        let padding = 2 * CardMetrics.chipPadding
        var chips: [Chip] = []
        var x = 0.0
        var row = 0
        var widest = 0.0
        for text in texts where rows > 0 && limit > padding {
            let whole = canvas.line(text, CardMetrics.chipFont, limit: limit - padding)
            if x > 0, x + whole.width + padding > limit, row + 1 < rows {
                row += 1
                x = 0
            }
            let room = limit - x - padding
            let fits = whole.width <= room
            guard x == 0 || fits || room + padding >= ChipLayout.leastWidth else { break }
            let line = fits ? whole : canvas.line(text, CardMetrics.chipFont, limit: room)
            guard !line.text.isEmpty else { break }
            let chip = Chip(line: line, x: x, row: row)
            chips.append(chip)
            x += chip.width
            widest = max(widest, x)
            x += CardMetrics.chipGap
            if !fits { break }
        }
        self.chips = chips
        width = widest
        let count = chips.last.map { Double($0.row + 1) } ?? 0
        height = max(0, count * (CardMetrics.chipHeight + CardMetrics.chipGap) - CardMetrics.chipGap)
    }

    /// Draws the chips with the first one's top left corner at `origin`, in the accent's tint or without color.
    func draw(
        at origin: Point,
        isTinted: Bool = false,
        on canvas: inout Canvas
    ) {
        let palette = canvas.palette
        let ground = isTinted ? palette.badge : palette.chip
        let color = isTinted ? palette.badgeText : palette.chipText
        for (index, chip) in chips.enumerated() {
            let y = origin.y + Double(chip.row) * (CardMetrics.chipHeight + CardMetrics.chipGap)
            let frame = Rect(x: origin.x + chip.x, y: y, width: chip.width, height: CardMetrics.chipHeight)
            canvas.add(.chip, index: index, RoundedRect(capsule: frame), .solid(ground))
            let baseline = frame.midY + CardMetrics.chipFont.capHeight / 2
            let text = Point(x: frame.x + CardMetrics.chipPadding, y: baseline)
            canvas.add(.chipText, index: index, chip.line, at: text, color)
        }
    }
}
