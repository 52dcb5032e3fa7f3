/// The value of `If-Match` or `If-None-Match`: `*`, or entity tags with commas between (RFC 9110 section 13.1).
struct EntityTagList: Sendable {
    private let isAny: Bool
    private let tags: [Substring]

    /// Reads a field's value; what is no tag matches nothing.
    init(_ field: String) {
        let value = field[...].trimmed
        isAny = value == "*"
        tags = isAny ? [] : value.split(separator: ",").map(\.trimmed)
    }

    /// Whether one of the tags is this one, weak tags never; `*` matches whatever is there.
    func matchesStrongly(_ tag: EntityTag?) -> Bool {
        guard let tag else { return false }
        return isAny || tags.contains { $0 == tag.text }
    }

    /// Whether one of the tags is this one, weak or strong; `*` matches whatever is there.
    func matchesWeakly(_ tag: EntityTag?) -> Bool {
        guard let tag else { return false }
        return isAny || tags.contains { $0 == tag.text || ($0.hasPrefix("W/") && $0.dropFirst(2) == tag.text) }
    }
}

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
