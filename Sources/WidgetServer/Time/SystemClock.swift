internal import Glibc
public import Widgets

/// The clock of the system, which jumps when somebody sets it.
public enum SystemClock: Sendable {
    /// The present instant (`CLOCK_REALTIME`).
    public static var now: Instant {
        var time = timespec()
        // Fails only for a clock that the system does not have, and every Linux has this one.
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
    }
}
