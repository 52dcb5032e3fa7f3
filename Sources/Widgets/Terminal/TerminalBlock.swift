/// Writes what a widget says as one tidy block of text for a terminal.
public struct TerminalBlock: Sendable {
    private let style: TerminalStyle
    private var lines: [String] = []

    /// The block: title and percent, bar, subtitle, rows or trend; as wide as the terminal.
    ///
    /// - Parameters:
    ///   - presentation: What is to be said; that of the large family has the most.
    ///   - style: What the terminal can show.
    ///   - note: A last line in a quiet look, or nil for none.
    /// - Returns: Lines of at most the terminal's width, each with a line feed at its end.
    public static func text(of presentation: Presentation, style: TerminalStyle, note: String? = nil) -> String {
        var block = TerminalBlock(style: style)
        switch presentation.body {
        case .progress(let progress): block.write(presentation, progress)
        }
        if let note { block.write(note, .dim) }
        return block.lines.map { $0 + "\n" }.joined(by: "")
    }

    /// Everything that a widget says in one line of any length, for a program that reads lines.
    ///
    /// - Parameters:
    ///   - presentation: What is to be said.
    ///   - style: Whether it is in ASCII; its width and colour do not matter.
    /// - Returns: The sentence that a screen reader says, without a line feed.
    public static func line(of presentation: Presentation, style: TerminalStyle) -> String {
        CellText(presentation.sentence, limit: .max / 2, isASCII: style.isASCII).text
    }

    private init(style: TerminalStyle) {
        self.style = style
    }

    private mutating func write(_ presentation: Presentation, _ progress: ProgressPresentation) {
        let accent = accent(of: presentation)
        write(presentation.title, .bold, progress.percentText ?? "", .colour(accent))
        if let reading = progress.reading {
            let (done, rest) = TerminalBar.text(reading.fraction, cells: style.columns, isASCII: style.isASCII)
            lines.append(bar(done, rest, accent))
        } else {
            write(progress.notice ?? "", .dim)
        }
        let parts = presentation.chipTexts
        if !parts.isEmpty { write(parts.joined(by: " · "), .dim) }
        for row in progress.rows { write(row.label, .dim, row.value, .colour(accent)) }
        if let badge = progress.badge {
            write((style.isASCII ? "" : badge.trend.arrow + " ") + badge.text, .colour(accent))
        }
    }

    /// A line of one text.
    private mutating func write(_ text: String, _ look: TerminalLook) {
        let line = CellText(text, limit: style.columns, isASCII: style.isASCII)
        lines.append(styled(line.text, look))
    }

    /// A line of a text at the left and one at the right, which keeps at least half.
    private mutating func write(_ left: String, _ leftLook: TerminalLook, _ right: String, _ rightLook: TerminalLook) {
        let columns = style.columns
        let wanted = CellText(left, limit: columns, isASCII: style.isASCII).width
        let rightLimit = max((columns + 1) / 2, columns - 1 - wanted)
        let end = CellText(right, limit: rightLimit, isASCII: style.isASCII)
        let leftLimit = end.width == 0 ? columns : columns - 1 - end.width
        let start = CellText(left, limit: leftLimit, isASCII: style.isASCII)
        let gap = end.width == 0 ? 0 : columns - start.width - end.width
        lines.append(styled(start.text, leftLook) + String(repeating: " ", count: gap) + styled(end.text, rightLook))
    }

    private func bar(_ done: String, _ rest: String, _ accent: Colour) -> String {
        guard style.hasColour else { return done + rest }
        // The track is the ground of the cells, so that a part of a cell shows it too.
        let track = Colour(rgb: 0x1C1C1E).mixed(with: accent, 0.3)
        guard !style.isASCII else { return styled(done, .colour(accent)) + styled(rest, .dim) }
        let spaces = String(repeating: " ", count: rest.count)
        let looks: [TerminalLook] = [.colour(accent), .ground(track)]
        return TerminalLook.sequence(looks) + done + spaces + TerminalLook.reset
    }

    private func styled(_ text: String, _ look: TerminalLook) -> String {
        guard style.hasColour, !text.isEmpty else { return text }
        return TerminalLook.sequence([look]) + text + TerminalLook.reset
    }

    private func accent(of presentation: Presentation) -> Colour {
        let accent = presentation.colours.accent
            .adapted(to: presentation.environment.appearance)
            .over(presentation.environment.appearance == .dark ? .black : .white)
        return presentation.isStale ? accent.mixed(with: accent.grey, 0.6) : accent
    }
}

extension Trend {
    /// The arrow that stands for the trend in text.
    fileprivate var arrow: String {
        switch self {
        case .up: "↑"
        case .down: "↓"
        case .flat: "→"
        }
    }
}
