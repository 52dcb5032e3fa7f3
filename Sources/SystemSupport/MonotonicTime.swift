internal import Glibc

/// Readings of the monotonic clock.
public enum MonotonicTime: Sendable {
    /// Milliseconds, a few behind the truth but cheap to read (`CLOCK_MONOTONIC_COARSE`).
    public static var milliseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(bitPattern: Int64(time.tv_sec) &* 1_000 &+ Int64(time.tv_nsec) / 1_000_000)
    }

    /// The time since some moment before the start (`CLOCK_MONOTONIC`).
    public static var now: Duration {
        var time = timespec()
        // Fails only for a clock that the system does not have, and every Linux has this one.
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Duration(
            secondsComponent: Int64(time.tv_sec),
            attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000
        )
    }
}

extension Duration {
    /// Whole nanoseconds, those that have begun not counted.
    public var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }

    /// Whole milliseconds, the last one that has begun counted.
    public var millisecondsRoundedUp: Int64 {
        (wholeNanoseconds + 999_999) / 1_000_000
    }
}
