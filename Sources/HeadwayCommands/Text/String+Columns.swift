extension String {
    /// How many columns the text takes in a terminal.
    var columns: Int {
        reduce(0) { $0 + $1.columns }
    }

    /// The text with blanks after it, up to a number of columns.
    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(columns - self.columns, 0))
    }

    /// The text cut between characters so that it takes at most a number of columns, an ellipsis at its end included.
    func fitted(to columns: Int) -> String {
        guard self.columns > columns else { return self }
        var result = ""
        var used = 1
        for character in self {
            used += character.columns
            guard used <= columns else { break }
            result.append(character)
        }
        return result + "…"
    }
}

extension Character {
    /// How many columns the character takes in a terminal: 2 for the wide ones of UAX #11 and for emoji, else 1.
    fileprivate var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        let category = first.properties.generalCategory
        if category == .nonspacingMark || category == .format { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return Character.wideRanges.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The blocks whose characters are wide (East_Asian_Width W and F); a whole block where nearly all of it is.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
