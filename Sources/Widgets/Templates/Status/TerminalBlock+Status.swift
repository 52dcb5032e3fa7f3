extension TerminalBlock {
    /// Writes a status widget: headline and state, a line in its colour, and the tags.
    mutating func write(_ card: Card, _ status: StatusPresentation) {
        let accent = accent(of: card)
        write(card.title, .bold, status.severity == nil ? "" : status.state, .colour(accent))
        write(String(repeating: style.isASCII ? "-" : "─", count: style.columns), .colour(accent))
        let parts = card.chipTexts
        if !parts.isEmpty { write(parts.joined(by: " · "), .dim) }
    }
}
