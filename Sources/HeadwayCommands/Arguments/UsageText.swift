/// Writes the help of a command in at most 80 columns.
enum UsageText {
    /// The most columns that a line takes.
    static let width = 80

    /// The whole help of a command, without a line feed at its end.
    static func of(_ synopsis: Synopsis) -> String {
        var lines = [usageLine(synopsis), ""] + wrapped(synopsis.purpose, indent: 0)
        if !synopsis.operands.isEmpty {
            lines.append("")
            lines += table(synopsis.operands.map { ($0.name, $0.help) })
        }
        lines += ["", "Options:"]
        lines += table(
            (synopsis.options + [.help]).map { option in
                (option.placeholder.map { "\(option.name) \($0)" } ?? option.name, option.help)
            }
        )
        for note in synopsis.notes { lines += [""] + wrapped(note, indent: 0) }
        lines += ["", "Examples:"]
        lines += synopsis.examples.map { "  headway \($0)" }
        return lines.joined(separator: "\n")
    }

    /// Two columns: names, and texts that are broken at blanks.
    static func table(_ rows: [(name: String, text: String)]) -> [String] {
        let column = min(rows.map { $0.name.count }.max() ?? 0, 24) + 4
        var lines: [String] = []
        for row in rows {
            let texts = wrapped(row.text, indent: column)
            // A name too long for its column stands on a line of its own.
            if row.name.count + 4 > column {
                lines += ["  " + row.name] + texts
            } else {
                lines.append("  " + row.name.padded(to: column - 2) + (texts.first ?? "").dropFirst(column))
                lines += texts.dropFirst()
            }
        }
        return lines
    }

    /// A text broken at blanks, every line after so many blanks.
    static func wrapped(_ text: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return lines + [margin + line]
    }

    private static func usageLine(_ synopsis: Synopsis) -> String {
        let words = ["Usage:", synopsis.call] + synopsis.operands.map { $0.usage } + ["[OPTION]..."]
        return words.joined(separator: " ")
    }
}
