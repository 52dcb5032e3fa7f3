internal import Glibc
public import Widgets

/// The clocks of the system.
public enum SystemClock: Sendable {
    /// The present instant (`CLOCK_REALTIME`).
    public static var now: Instant {
        let time = read(CLOCK_REALTIME)
        return Instant(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
    }

    /// Microseconds of a clock that never jumps (`CLOCK_MONOTONIC`).
    public static var uptimeMicroseconds: Int64 {
        let time = read(CLOCK_MONOTONIC)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    }

    private static func read(_ clock: clockid_t) -> timespec {
        var time = timespec()
        // Fails only for a clock that the system does not have, and every Linux has these two.
        clock_gettime(clock, &time)
        return time
    }
}
