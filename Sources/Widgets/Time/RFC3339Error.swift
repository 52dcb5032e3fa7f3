/// Why a text is not a date and time of RFC 3339.
public enum RFC3339Error: Error, Sendable, Equatable {
    /// The text has not the form `2026-03-01T10:00:00Z`.
    case malformed
    /// The offset from UTC is missing.
    case noOffset
    /// The month or the day does not exist, such as 30 February.
    case noSuchDay
    /// The hour is over 23, the minute over 59, or the second over 59 where no leap second can be.
    case noSuchTime
    /// The offset is over 23 hours or 59 minutes.
    case noSuchOffset
    /// Text stands after the offset.
    case trailingText
}

extension RFC3339Error: CustomStringConvertible {
    /// A phrase that continues "is not an RFC 3339 date: …".
    public var description: String {
        switch self {
        case .malformed: "write it like 2026-03-01T10:00:00Z"
        case .noOffset: "the offset is missing; end it with Z or with one like +02:00"
        case .noSuchDay: "there is no such day in the calendar"
        case .noSuchTime: "there is no such time of day"
        case .noSuchOffset: "there is no such offset from UTC"
        case .trailingText: "there is text after the offset"
        }
    }
}
