extension Substring {
    /// The text without the blanks before and behind it that header fields may have (RFC 9110 section 5.6.3).
    var trimmed: Substring {
        let start = drop { $0.isBlank }
        let end = start.lastIndex { !$0.isBlank }
        return end.map { start[...$0] } ?? ""
    }
}

extension Character {
    /// Whether it is what header fields have for a blank.
    var isBlank: Bool { self == " " || self == "\t" }
}
