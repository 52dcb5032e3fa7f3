/// The time zone of a reader: how far local time is from UTC, and when that changes.
///
/// The core has no time zone data; a surface that knows the zone fills this in.
public struct UTCOffset: Sendable, Hashable {
    /// An instant from which on another offset holds.
    public struct Change: Sendable, Hashable {
        /// The first instant of the new offset.
        public let instant: Instant
        /// The new offset in seconds, positive east of Greenwich.
        public let seconds: Int

        /// A change to an offset in seconds, held in a day either way.
        public init(at instant: Instant, seconds: Int) {
            self.instant = instant
            self.seconds = max(-86_400, min(86_400, seconds))
        }
    }

    /// UTC itself; what is meant where no time zone is given.
    public static let utc = UTCOffset(seconds: 0)

    private let first: Int
    private let changes: [Change]

    /// A zone of the offset before all changes and of the changes.
    ///
    /// - Parameters:
    ///   - seconds: The offset before the first change, in seconds, positive east of Greenwich; held in a day either way.
    ///   - changes: The changes in order of time; none by default.
    public init(seconds: Int, changes: [Change] = []) {
        first = max(-86_400, min(86_400, seconds))
        self.changes = changes
    }

    /// The offset that holds at an instant, in seconds.
    public func seconds(at instant: Instant) -> Int {
        changes.last { $0.instant <= instant }?.seconds ?? first
    }
}
