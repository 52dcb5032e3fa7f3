/// Decides when a push is announced: at once as a rule, and ten times a second while pushes pour in.
///
/// A pure value, of one account; whoever holds it gives the time in microseconds of a clock that never jumps.
struct PushPacer: Sendable {
    /// Pushes a second that are announced one by one for as long as they please.
    static let perSecond: Int64 = 120
    /// Pushes over that rate which are still announced at once.
    static let burst: Int64 = 12
    /// Microseconds between two announcements while pushes pour in.
    static let spacing: Int64 = 100_000

    /// When the pushes so far would be over at the rate; it runs ahead of the time by no more than two bursts.
    private var clearAt: Int64 = .min
    private var announcedAt: Int64 = .min

    /// Counts a push, and says when it is to be announced.
    mutating func pushed(now: Int64) -> Int64 {
        let cost = 1_000_000 / PushPacer.perSecond
        clearAt = min(max(clearAt, now) + cost, now + 2 * PushPacer.burst * cost)
        guard clearAt - now > PushPacer.burst * cost, announcedAt > .min else { return now }
        return max(announcedAt + PushPacer.spacing, now)
    }

    /// Notes that everything has been announced.
    mutating func announced(now: Int64) {
        announcedAt = now
    }
}
