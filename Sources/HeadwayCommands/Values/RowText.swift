internal import Widgets

/// One row of figures as a person types it: `Queue=12 jobs`.
enum RowText {
    /// The rule for the help.
    static let rule =
        "A row is split at its first =. Its last word is the unit when there are two words and the first one is a figure "
        + "(\"Queue=12 jobs\", \"Speed=1.5 MB/s\"); any other text is the value as a whole (\"Severity=SEV-2\")."

    /// The row as it goes over the wire.
    ///
    /// - Parameter text: Label, `=`, value and perhaps a unit. A label cannot hold `=`; a value can.
    /// - Returns: An object with `label`, `value` and, where there is one, `unit`.
    /// - Throws: `CommandError`, misused, when there is no `=`. Lengths and blanks are left to the rules of contents.
    static func row(_ text: String) throws(CommandError) -> JSON {
        guard let sign = text.firstIndex(of: "=") else {
            throw .misused("--row must be written like 'Queue=12 jobs', not \"\(text.printable(limit: 64))\"")
        }
        let value = text[text.index(after: sign)...].trimmed
        var row: JSONObject = ["label": .string(text[..<sign].trimmed), "value": .string(value)]
        let words = value.split(whereSeparator: \.isWhitespace)
        if words.count == 2, isFigure(words[0]), !startsWithDigit(words[1]), words[1].unicodeScalars.count <= 16 {
            row["value"] = .string(String(words[0]))
            row["unit"] = .string(String(words[1]))
        }
        return .object(row)
    }

    /// Whether a word is a figure: a digit, perhaps after a sign or a mark such as `~`, `<` or `$`.
    private static func isFigure(_ word: Substring) -> Bool {
        guard let first = word.first else { return false }
        let hasMark = "+-−±~≈<>≤≥$€£".contains(first)
        return startsWithDigit(hasMark ? word.dropFirst() : word)
    }

    private static func startsWithDigit(_ word: Substring) -> Bool {
        word.first?.isNumber ?? false
    }
}
