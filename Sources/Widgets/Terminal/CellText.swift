/// A text measured in cells of a terminal.
struct CellText {
    /// What is written.
    let text: String
    /// How many cells it fills.
    let width: Int

    /// A text cut between grapheme clusters so that it fills at most `limit` cells; what was cut ends in an ellipsis.
    ///
    /// - Parameters:
    ///   - text: One line. Characters that turn the direction of a line around are left out.
    ///   - limit: The most cells; below 1 nothing is left.
    ///   - isASCII: Whether every character beyond ASCII becomes `?`, and the ellipsis three points.
    init(_ text: String, limit: Int, isASCII: Bool) {
        let ellipsis = isASCII ? "..." : "…"
        let ellipsisWidth = isASCII ? 3 : 1
        var shown = ""
        var width = 0
        var cut = ""
        var cutWidth = 0
        for character in text {
            let (piece, cells) = CellText.piece(character, isASCII: isASCII)
            guard width + cells <= limit else {
                let end = limit >= ellipsisWidth ? ellipsis : ""
                self.text = cut + end
                self.width = cutWidth + (end.isEmpty ? 0 : ellipsisWidth)
                return
            }
            shown += piece
            width += cells
            if width + ellipsisWidth <= limit, piece != " " {
                cut = shown
                cutWidth = width
            }
        }
        self.text = shown
        self.width = width
    }

    private static func piece(_ character: Character, isASCII: Bool) -> (text: String, cells: Int) {
        guard !isASCII else {
            // The space that does not break, and the dot between parts, have plain stand-ins.
            switch character {
            case "\u{A0}", "\u{202F}": return (" ", 1)
            case "·": return ("-", 1)
            default: return character.isASCII ? (String(character), 1) : character.cells == 0 ? ("", 0) : ("?", 1)
            }
        }
        var text = ""
        for scalar in character.unicodeScalars {
            switch scalar.value {
            case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: continue
            default: text.unicodeScalars.append(scalar)
            }
        }
        return (text, character.cells)
    }
}
