extension Substring {
    /// The text without the blanks before and behind it that header fields may have (RFC 9110 section 5.6.3).
    var trimmed: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        let end = start.lastIndex { $0 != " " && $0 != "\t" }
        return end.map { start[...$0] } ?? ""
    }
}
