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

    /// The shape of a timer.
    static let shape = ObjectShape("Timer", [dateField, styleField])

    private static let dateField = Field(
        "date",
        .date,
        isRequired: true,
        "The instant that the clock counts down to, or up from once it is past."
    )
    private static let styleField = Field(
        "style",
        .choice { Style.allCases.map { $0.rawValue } },
        "`timer` writes 1:02:03, `relative` writes \"in 2 hours\"; `timer` unless set."
    )

    /// Reads a clock; nil without a date.
    init?(_ reader: ObjectReader) {
        guard let date = reader.date(RunningClock.dateField) else { return nil }
        self.date = date
        style = reader.choice(RunningClock.styleField, Style.self) ?? .timer
    }
}
