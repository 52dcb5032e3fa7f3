/// A text that may be the name of a time zone: it can be looked up, and leads nowhere but into the database.
struct TimeZoneName {
    /// The name.
    let text: String

    /// The longest name that is looked up; the longest of the database has 32 bytes.
    static let limit = 64

    /// - Parameter text: Segments of letters, digits, `_`, `-` and `+` with `/` between, the first byte a capital; without
    ///   points no segment leads upwards, and with a capital first it is no offset such as `+02:00`. One letter is the
    ///   zone of an army, and no name.
    init?(_ text: String) {
        let bytes = text.utf8
        guard (2...TimeZoneName.limit).contains(bytes.count), let first = bytes.first, first.isUpper else { return nil }
        for segment in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard !segment.isEmpty, segment.allSatisfy(\.isOfZoneName) else { return nil }
        }
        self.text = text
    }

    /// Whether it is UTC by one of its usual names.
    var isUTC: Bool {
        ["UTC", "Etc/UTC", "GMT", "Etc/GMT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal"].contains(text)
    }

    /// Whether GLib could take it for a rule of POSIX, such as `CET-1` or `EST5EDT`, where the database has no such file.
    var looksLikeRule: Bool {
        text.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } && !text.utf8.contains(UInt8(ascii: "/"))
    }
}

extension UInt8 {
    fileprivate var isUpper: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    fileprivate var isOfZoneName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
            true
        default: false
        }
    }
}
