internal import CMicrohttpd
internal import Glibc

/// Readings of the clock that is never set back.
enum MonotonicTime {
    /// Milliseconds, a few behind the truth but cheap to read (`CLOCK_MONOTONIC_COARSE`).
    static var milliseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(bitPattern: Int64(time.tv_sec) &* 1_000 &+ Int64(time.tv_nsec) / 1_000_000)
    }

    /// Nanoseconds (`CLOCK_MONOTONIC`).
    static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(bitPattern: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
    }
}
