/// Decides when a push is announced: at once as a rule, and ten times a second while pushes pour in.
///
/// A pure value, of one account; whoever holds it gives the time of a monotonic clock.
struct PushPacer: Sendable {
    /// Pushes a second that are announced one by one for as long as they please.
    static let perSecond = 120
    /// Pushes over that rate which are still announced at once.
    static let burst = 12
    /// The time between two announcements while pushes pour in.
    static let spacing = Duration.milliseconds(100)

    /// The time between two pushes at the rate.
    private static let cost = Duration.microseconds(1_000_000 / perSecond)

    /// When the pushes so far would be over at the rate; it runs ahead of the time by no more than two bursts.
    private var clearAt: Duration?
    private var announcedAt: Duration?

    /// Counts a push, and says when it is to be announced.
    mutating func pushed(now: Duration) -> Duration {
        let clear = min(max(clearAt ?? now, now) + PushPacer.cost, now + PushPacer.cost * (2 * PushPacer.burst))
        clearAt = clear
        guard clear - now > PushPacer.cost * PushPacer.burst, let announcedAt else { return now }
        return max(announcedAt + PushPacer.spacing, now)
    }

    /// Notes that everything has been announced.
    mutating func announced(now: Duration) {
        announcedAt = now
    }
}
