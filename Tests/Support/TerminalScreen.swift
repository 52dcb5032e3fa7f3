/// The screen of a terminal, as far as it is written to by moving up and clearing; every character fills one cell.
public struct TerminalScreen: Sendable {
    /// The lines from the top, without blanks at their ends.
    public var lines: [String] {
        cells.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    /// Whether the cursor is seen.
    public private(set) var hasCursor = true
    /// What was written that is none of the sequences known here.
    public private(set) var unknown: [String] = []

    private var cells: [[Character]] = [[]]
    private var row = 0
    private var column = 0

    /// A screen on which a text was written.
    public init(_ text: String) {
        var rest = Array(text.unicodeScalars)[...]
        var written = ""
        while let scalar = rest.popFirst() {
            if scalar.value >= 0x20 {
                written.unicodeScalars.append(scalar)
                continue
            }
            put(written)
            written = ""
            switch scalar {
            case "\r": column = 0
            case "\n":
                row += 1
                column = 0
                if row == cells.count { cells.append([]) }
            case "\u{1B}" where rest.first == "[":
                let body = rest.dropFirst().prefix { !(0x40...0x7E ~= $0.value) }
                let end = body.endIndex
                guard end < rest.endIndex else { return }
                obey(String(String.UnicodeScalarView(body)), rest[end])
                rest = rest[(end + 1)...]
            default: unknown.append("\(scalar.value)")
            }
        }
        put(written)
    }

    private mutating func put(_ text: String) {
        for character in text {
            while cells[row].count <= column { cells[row].append(" ") }
            cells[row][column] = character
            column += 1
        }
    }

    private mutating func obey(_ parameters: String, _ end: Unicode.Scalar) {
        switch (parameters, end) {
        case (_, "m"): break
        case (_, "A"): row = max(row - (Int(parameters) ?? 1), 0)
        case ("", "K"): cells[row] = Array(cells[row].prefix(column))
        case ("", "J"):
            cells[row] = Array(cells[row].prefix(column))
            cells.removeSubrange((row + 1)...)
        case ("?25", "l"): hasCursor = false
        case ("?25", "h"): hasCursor = true
        default: unknown.append(parameters + String(Character(end)))
        }
    }
}
