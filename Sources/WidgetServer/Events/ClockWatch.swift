internal import Widgets

/// Tells that somebody has set the system's clock, by looking at it beside the monotonic one.
///
/// A pure value. Viewers learn the server's clock when they connect and keep it themselves, so they must connect anew when
/// it is set: else they would draw bars that advance by themselves wrongly for as long as they stay.
struct ClockWatch: Sendable {
    /// By how much the clock must have gone ahead to have been set.
    static let tolerance = Duration.seconds(1)

    private var last: (clock: Instant, uptime: Duration)?

    /// Looks at both clocks; to be called every second or so, after `begin`.
    ///
    /// - Parameters:
    ///   - clock: The system's clock.
    ///   - uptime: The time of a monotonic clock.
    /// - Returns: Whether the first has been set since the last look, by more than a second.
    mutating func wasSet(clock: Instant, uptime: Duration) -> Bool {
        defer { last = (clock, uptime) }
        guard let last else { return false }
        let passed = Duration.microseconds(clock.microseconds - last.clock.microseconds)
        return clock < last.clock || passed > uptime - last.uptime + Self.tolerance
    }

    /// Begins anew with a first look, after a time without any.
    mutating func begin(clock: Instant, uptime: Duration) {
        last = (clock, uptime)
    }
}
