internal import Glibc
internal import SystemSupport
public import Widgets

/// The clocks that a server goes by.
public struct Clocks: Sendable {
    /// The present instant; it jumps when somebody sets the system's clock.
    public var now: @Sendable () -> Instant

    /// The time since some moment before the start, on a monotonic clock.
    public var uptime: @Sendable () -> Duration

    /// Clocks that are made of two functions.
    public init(now: @escaping @Sendable () -> Instant, uptime: @escaping @Sendable () -> Duration) {
        self.now = now
        self.uptime = uptime
    }

    /// The clocks of the system.
    public static let system = Clocks(now: { SystemClock.now }, uptime: { MonotonicTime.now })
}

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
