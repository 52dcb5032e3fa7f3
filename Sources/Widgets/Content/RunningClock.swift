/// A clock that a surface draws from a date by itself (`subtitle_timer`, or `timer` on a row).
public struct RunningClock: Sendable, Equatable {
    /// How the time is written.
    public enum Style: String, Sendable, CaseIterable {
        /// Like a stop-watch, `1:02:03`; the default.
        case timer
        /// In words, `in 2 hours`.
        case relative
    }

    /// The date that the clock counts from when it is past, and down to when it lies ahead.
    public let date: Instant
    /// How the time is written.
    public let style: Style

    static let memberNames: [String] = ["date", "style"]

    init?(_ name: String, in outer: inout ObjectReader) {
        guard var reader = outer.reader(name, names: RunningClock.memberNames) else { return nil }
        defer { outer.take(reader, from: name) }
        if reader.value("date") == nil {
            let _: Instant? = reader.refuse("date", nil, "is required: an RFC 3339 date")
        }
        let date = reader.instant("date")
        style = reader.word("style", Style.self) ?? .timer
        guard let date else { return nil }
        self.date = date
    }
}
