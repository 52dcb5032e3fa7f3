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
