extension String {
    /// The text with nothing in it that could steer a terminal: one line, without control or direction characters.
    ///
    /// White space becomes a blank; other control characters, and the marks that reorder text, become U+FFFD. A label from
    /// a server is hostile until shown otherwise.
    var printable: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate:
                result.append(scalar.properties.isWhitespace ? " " : "\u{FFFD}")
            case .format where String.reordering.contains(scalar.value): result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// At most the first `limit` characters of the printable text, with an ellipsis where something was left out.
    func printable(limit: Int) -> String {
        // Cut before looking at each scalar: the text may be megabytes.
        let head = String(prefix(limit + 1)).printable
        return head.count > limit ? head.prefix(limit) + "…" : head
    }

    /// The embeddings, overrides and isolates of UAX #9.
    private static let reordering: Set<UInt32> = [
        0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
