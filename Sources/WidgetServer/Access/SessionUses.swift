internal import Synchronization
internal import WidgetStore
internal import Widgets

/// When sessions were last used, as far as the store does not know yet.
///
/// A use is stored once in an hour, so a kill shortens the life of a session by an hour at most.
final class SessionUses: Sendable {
    /// How old the stored use may be, in seconds.
    static let staleSeconds: Int64 = 3_600

    /// Sessions that are remembered at most; of more, the uses are stored more often.
    static let limit = 4_096

    private let uses = Mutex<[SessionID: Instant]>([:])

    /// What a use means.
    enum Verdict: Sendable, Equatable {
        /// The session has run out.
        case over
        /// It is good.
        case good
        /// It is good, and that it was used is to be stored now.
        case goodAndDue
    }

    /// Notes a use.
    ///
    /// - Parameters:
    ///   - id: The session.
    ///   - stored: The last use that the store was seen to have.
    ///   - now: The present instant.
    /// - Returns: Whether the session is good, and whether the store should learn of this use.
    func use(_ id: SessionID, stored: Instant, now: Instant) -> Verdict {
        uses.withLock { uses in
            let last = max(uses[id] ?? stored, stored)
            guard !SessionRecord.isOver(usedAt: last, now: now) else { return .over }
            guard now >= last.adding(seconds: SessionUses.staleSeconds) else { return .good }
            if uses.count >= SessionUses.limit { uses = [:] }
            uses[id] = now
            return .goodAndDue
        }
    }
}
