/// Writes what a widget says as one tidy block of text for a terminal.
public struct TerminalBlock: Sendable {
    /// What the terminal can show.
    let style: TerminalStyle
    private(set) var lines: [String] = []

    /// An empty block.
    init(style: TerminalStyle) {
        self.style = style
    }

    /// Adds a line that is as wide as the terminal already.
    mutating func write(line: String) {
        lines.append(line)
    }

    /// Adds a line of one text, cut to the width.
    mutating func write(_ text: String, _ look: TerminalLook) {
        let line = CellText(text, limit: style.columns, isASCII: style.isASCII)
        lines.append(styled(line.text, look))
    }

    /// Adds a line of a text at the left and one at the right, which keeps at least half.
    mutating func write(_ left: String, _ leftLook: TerminalLook, _ right: String, _ rightLook: TerminalLook) {
        let columns = style.columns
        let wanted = CellText(left, limit: columns, isASCII: style.isASCII).width
        let rightLimit = max((columns + 1) / 2, columns - 1 - wanted)
        let end = CellText(right, limit: rightLimit, isASCII: style.isASCII)
        let leftLimit = end.width == 0 ? columns : columns - 1 - end.width
        let start = CellText(left, limit: leftLimit, isASCII: style.isASCII)
        let gap = end.width == 0 ? 0 : columns - start.width - end.width
        lines.append(styled(start.text, leftLook) + String(repeating: " ", count: gap) + styled(end.text, rightLook))
    }

    /// A text in a look, where there are looks.
    func styled(_ text: String, _ look: TerminalLook) -> String {
        guard style.hasColor, !text.isEmpty else { return text }
        return TerminalLook.sequence([look]) + text + TerminalLook.reset
    }

    /// The accent as a terminal shows it.
    func accent(of card: Card) -> Color {
        let accent = card.colors.accent
            .adapted(to: card.environment.appearance)
            .over(card.environment.appearance == .dark ? .black : .white)
        return card.isStale ? accent.mixed(with: accent.grey, 0.6) : accent
    }
}
