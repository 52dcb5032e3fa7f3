/// Collects the marks of a layout, which thinks from left to right throughout.
///
/// For a locale that runs from right to left the finished marks are mirrored as a whole.
struct Canvas {
    let palette: Palette
    let direction: TextDirection
    private let measurer: AnyMeasurer
    private var marks: [Mark] = []

    init(measurer: AnyMeasurer, palette: Palette, direction: TextDirection) {
        self.measurer = measurer
        self.palette = palette
        self.direction = direction
    }

    /// The drawing of all that was collected.
    func drawing(of size: Size) -> Drawing {
        let drawing = Drawing(size: size, marks: marks)
        return direction == .rightToLeft ? drawing.mirrored : drawing
    }

    /// The text as it fits into a width.
    func line(_ text: String, _ font: Font, limit: Double) -> Line {
        Line(fitting: text, font: font, limit: limit, measurer: measurer)
    }

    /// The text in lines of a width, broken at spaces, or within a word that is wider than a line; the last of at most
    /// `count` lines is cut.
    func lines(_ text: String, _ font: Font, limit: Double, count: Int) -> [Line] {
        var lines: [Line] = []
        var rest = text.unicodeScalars.split(separator: " ").map { String($0) }[...]
        while !rest.isEmpty, lines.count < count {
            var taken = 1
            while taken < rest.count {
                let longer = Array(rest.prefix(taken + 1)).joined(by: " ")
                guard measurer.width(of: longer, in: font) <= limit else { break }
                taken += 1
            }
            let word = rest[rest.startIndex]
            if lines.count == count - 1 {
                taken = rest.count
            } else if taken == 1, let end = end(of: word, font, limit: limit) {
                lines.append(line(String(word[..<end]), font, limit: limit))
                rest[rest.startIndex] = String(word[end...])
                continue
            }
            lines.append(line(Array(rest.prefix(taken)).joined(by: " "), font, limit: limit))
            rest = rest.dropFirst(taken)
        }
        return lines
    }

    /// Where a word that is wider than a line has to be broken, after one character at least; nil for one that fits.
    private func end(of word: String, _ font: Font, limit: Double) -> String.Index? {
        guard measurer.width(of: word, in: font) > limit else { return nil }
        let ends = Array(word.indices)
        guard ends.count > 1 else { return nil }
        var (low, high) = (1, ends.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            let fits = measurer.width(of: String(word[..<ends[middle]]), in: font) <= limit
            if fits { low = middle } else { high = middle - 1 }
        }
        return ends[low]
    }

    /// Adds a rectangle.
    mutating func add(
        _ role: MarkRole,
        index: Int = 0,
        _ rect: RoundedRect,
        _ paint: Paint,
        clip: RoundedRect? = nil
    ) {
        marks.append(Mark(role, index: index, .rectangle(rect), paint: paint, clip: clip))
    }

    /// Adds an arc.
    mutating func add(_ role: MarkRole, _ arc: Arc, _ color: Color) {
        marks.append(Mark(role, .arc(arc), paint: .solid(color)))
    }

    /// Adds straight lines, or an area between them.
    mutating func add(_ role: MarkRole, index: Int = 0, _ path: Path, _ paint: Paint) {
        marks.append(Mark(role, index: index, .path(path), paint: paint))
    }

    /// Adds a line of text, unless nothing of it is left.
    mutating func add(
        _ role: MarkRole,
        index: Int = 0,
        _ line: Line,
        at origin: Point,
        anchor: TextRun.Anchor = .left,
        _ color: Color
    ) {
        guard !line.text.isEmpty else { return }
        let run = TextRun(
            line.text,
            at: origin,
            width: line.width,
            limit: line.limit,
            font: line.font,
            anchor: anchor,
            direction: line.text.direction ?? direction
        )
        marks.append(Mark(role, index: index, .text(run), paint: .solid(color)))
    }

    /// Adds an icon in a square.
    mutating func add(_ role: MarkRole, index: Int = 0, _ icon: Icon, in frame: Rect, _ color: Color) {
        marks.append(Mark(role, index: index, .icon(IconRun(icon.glyph, in: frame)), paint: .solid(color)))
    }
}

extension String {
    /// The direction of the first character that has one (the rules P2 and P3 of UAX #9, roughly); nil when none has.
    ///
    /// A Latin headline so keeps its brackets right on a page that runs from right to left, and the other way round.
    var direction: TextDirection? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                return .rightToLeft
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x58F,
                0x900...0x1FFF, 0x2C00...0x2DFF, 0x3005...0xA4CF, 0xA4D0...0xFB1C, 0x20000...0x3FFFF, 0x200E:
                return .leftToRight
            default: continue
            }
        }
        return nil
    }
}
