/// A line of text that fits into its limit, measured.
struct Line {
    /// What is written; cut texts end in an ellipsis, and nothing is left where not even that has room.
    let text: String
    /// How wide it is, in points; never more than `limit`.
    let width: Double
    /// How wide it may be, in points.
    let limit: Double
    /// Its font.
    let font: Font
    /// Whether something of the text is not in it.
    let isCut: Bool

    /// What stands for what was cut.
    static let ellipsis = "…"

    /// Cuts a text between grapheme clusters so that it fits.
    init<Measurer: TextMeasurer>(fitting text: String, font: Font, limit: Double, measurer: Measurer) {
        self.font = font
        self.limit = limit
        let whole = measurer.width(of: text, in: font)
        guard whole > limit else {
            self.text = text
            width = whole
            isCut = false
            return
        }
        isCut = true
        let ends = Array(text.indices)
        // What fits is sought by halves; kerning and shaping bend the widths a little, so the found cut is tried as well.
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            let cut = Line.cut(text[..<ends[middle]])
            if measurer.width(of: cut, in: font) <= limit { low = middle } else { high = middle - 1 }
        }
        while low >= 0 {
            let cut = Line.cut(text[..<ends[low]])
            let width = measurer.width(of: cut, in: font)
            if width <= limit {
                self.text = cut
                self.width = width
                return
            }
            low -= 1
        }
        self.text = ""
        width = 0
    }

    /// The beginning of a text with an ellipsis, without a space before it.
    private static func cut(_ start: Substring) -> String {
        var text = String(start)
        while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
        return text + ellipsis
    }
}
