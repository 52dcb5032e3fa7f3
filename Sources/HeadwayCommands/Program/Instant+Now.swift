// `timespec` is in both modules, and which one it counts as depends on the order in which the compiler reads files.
internal import CCurl
internal import Glibc
internal import Widgets

extension Instant {
    /// The instant that the system's clock shows (`clock_gettime`, CLOCK_REALTIME).
    static var now: Instant {
        var time = timespec()
        // It fails only for a clock that does not exist.
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Instant(seconds: 0) }
        return Instant(seconds: Int64(time.tv_sec), nanoseconds: Int32(truncatingIfNeeded: time.tv_nsec))
    }
}
