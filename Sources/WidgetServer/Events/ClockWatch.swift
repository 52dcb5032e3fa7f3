/// Tells that somebody has set the system's clock, by looking at it beside the one that never jumps.
///
/// A pure value. Viewers learn the server's clock when they connect and keep it themselves, so they must connect anew when
/// it is set: else they would draw bars that advance by themselves wrongly for as long as they stay.
struct ClockWatch: Sendable {
    /// By how much the clock must have gone ahead to have been set, in microseconds.
    static let tolerance: Int64 = 1_000_000

    private var last: (clock: Int64, uptime: Int64)?

    /// Looks at both clocks; to be called every second or so, after `begin`.
    ///
    /// - Parameters:
    ///   - clock: The system's clock, in microseconds since 1970.
    ///   - uptime: Microseconds of a clock that never jumps.
    /// - Returns: Whether the first has been set since the last look, by more than a second.
    mutating func wasSet(clock: Int64, uptime: Int64) -> Bool {
        defer { last = (clock, uptime) }
        guard let last else { return false }
        return clock < last.clock || clock - last.clock > uptime - last.uptime + Self.tolerance
    }

    /// Begins anew with a first look, after a time without any.
    mutating func begin(clock: Int64, uptime: Int64) {
        last = (clock, uptime)
    }
}
