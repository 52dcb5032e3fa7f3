internal import Widgets

/// Shows where a text stops being JSON: line and column, the line itself and a caret under the place.
struct JSONErrorText {
    /// The line, 1 first.
    let line: Int
    /// The column in code points, 1 first.
    let column: Int

    private let reason: String
    private let before: String
    private let after: String

    /// How many characters of a long line are shown on each side of the place.
    private static let margin = 36

    /// Finds the place of an error in the text that was read.
    init(_ error: JSONError, in bytes: [UInt8]) {
        let position = min(error.position, bytes.count)
        let lineFeed = UInt8(ascii: "\n")
        let start = bytes[..<position].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
        let end = bytes[position...].firstIndex(of: lineFeed) ?? bytes.count
        line = 1 + bytes[..<start].count { $0 == lineFeed }
        let head = String(decoding: bytes[start..<position], as: UTF8.self)
        column = head.unicodeScalars.count + 1
        let tail = String(decoding: bytes[position..<end], as: UTF8.self)
        before = (head.count > JSONErrorText.margin ? "…" : "") + String(head.suffix(JSONErrorText.margin)).printable
        after = tail.printable(limit: JSONErrorText.margin)
        // The place is said with line and column, which people can find.
        reason = error.reason
    }

    /// Three lines: what is wrong, the line, and the caret.
    func lines(file: String) -> String {
        let caret = String(repeating: " ", count: before.columns) + "^"
        return "\(file):\(line):\(column): \(reason.printable(limit: 200))\n  \(before)\(after)\n  \(caret)"
    }
}
