extension TerminalBlock {
    /// Writes a progress widget: title and percent, bar, subtitle, rows or trend.
    mutating func write(_ card: Card, _ progress: ProgressPresentation) {
        let accent = accent(of: card)
        write(card.title, .bold, progress.readingText ?? "", .color(accent))
        if let fraction = progress.fraction {
            let (done, rest) = TerminalBar.text(fraction.value, cells: style.columns, isASCII: style.isASCII)
            write(line: bar(done, rest, accent))
        } else {
            write(progress.notice ?? "", .dim)
        }
        let parts = card.chipTexts
        if !parts.isEmpty { write(parts.joined(by: " · "), .dim) }
        for row in progress.rows { write(row.label, .dim, row.value, .color(accent)) }
        if let badge = progress.badge {
            write((style.isASCII ? "" : badge.trend.arrow + " ") + badge.text, .color(accent))
        }
    }

    private func bar(_ done: String, _ rest: String, _ accent: Color) -> String {
        guard style.hasColor else { return done + rest }
        // The track is the ground of the cells, so that a part of a cell shows it too.
        let track = Color(rgb: 0x1C1C1E).mixed(with: accent, 0.3)
        guard !style.isASCII else { return styled(done, .color(accent)) + styled(rest, .dim) }
        let spaces = String(repeating: " ", count: rest.count)
        let looks: [TerminalLook] = [.color(accent), .ground(track)]
        return TerminalLook.sequence(looks) + done + spaces + TerminalLook.reset
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
