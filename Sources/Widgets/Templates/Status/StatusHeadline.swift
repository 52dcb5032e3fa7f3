/// A headline in as many lines as it needs and the room has, in the largest of a few sizes in which all of it fits.
struct StatusHeadline {
    private static let weight = Font.Weight.semibold
    /// From one baseline to the next, in parts of the font's size.
    private static let pitch = 1.22
    /// How far letters reach below the baseline, in parts of the font's size.
    private static let below = 0.22

    private let lines: [Line]
    private let font: Font

    /// Sets a headline.
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - sizes: The sizes of the font, the largest first; the last one is taken where the text fits in none.
    ///   - room: How wide and how high it may be, in points; one line there is always.
    ///   - count: The most lines.
    ///   - canvas: Measures the text.
    init(
        _ text: String,
        sizes: [Double],
        room: Size,
        count: Int,
        on canvas: Canvas
    ) {
        var font = Font(size: 0, weight: StatusHeadline.weight)
        var lines: [Line] = []
        for size in sizes {
            font.size = size
            let free = room.height - font.capHeight - size * StatusHeadline.below
            let most = 1 + max(Int((free / (size * StatusHeadline.pitch)).rounded(.down)), 0)
            lines = canvas.lines(text, font, limit: room.width, count: min(most, count))
            if !lines.contains(where: { $0.isCut }) { break }
        }
        self.font = font
        self.lines = lines
    }

    /// How high the lines are, from the capitals of the first to what hangs below the last; 0 when there are none.
    var height: Double {
        guard !lines.isEmpty else { return 0 }
        let pitches = Double(lines.count - 1) * font.size * StatusHeadline.pitch
        return pitches + font.capHeight + font.size * StatusHeadline.below
    }

    /// Draws the lines with the top of the first one's capitals at `origin`.
    func draw(at origin: Point, on canvas: inout Canvas) {
        for (index, line) in lines.enumerated() {
            let y = origin.y + font.capHeight + Double(index) * font.size * StatusHeadline.pitch
            canvas.add(.title, index: index, line, at: Point(x: origin.x, y: y), canvas.palette.text)
        }
    }
}
