/// A point on the time line: seconds and nanoseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// The range is that of `Int64` seconds; arithmetic that would leave it is held at its ends, so hostile dates never trap.
public struct Instant: Hashable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, rounded towards the past.
    public let seconds: Int64

    /// The rest of the second, 0 to 999,999,999 nanoseconds.
    public let nanoseconds: Int32

    /// The instant that lies `nanoseconds` after `seconds`.
    ///
    /// - Parameters:
    ///   - seconds: Whole seconds since 1970-01-01T00:00:00Z.
    ///   - nanoseconds: Held in 0 to 999,999,999.
    public init(seconds: Int64, nanoseconds: Int32 = 0) {
        self.seconds = seconds
        self.nanoseconds = min(max(nanoseconds, 0), 999_999_999)
    }

    /// The instant that lies `microseconds` after 1970-01-01T00:00:00Z (before it when negative).
    public init(microseconds: Int64) {
        let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let borrow: Int64 = remainder < 0 ? 1 : 0
        self.init(seconds: quotient - borrow, nanoseconds: Int32((remainder + borrow * 1_000_000) * 1_000))
    }

    /// Whole microseconds since 1970-01-01T00:00:00Z, rounded towards the past and held in the range of `Int64`.
    public var microseconds: Int64 {
        // Counting back from the next second keeps the earliest instants in range, whose whole seconds are not.
        let isPast = seconds < 0
        let whole = isPast ? seconds + 1 : seconds
        let rest = Int64(nanoseconds / 1_000) - (isPast ? 1_000_000 : 0)
        let (scaled, overflow) = whole.multipliedReportingOverflow(by: 1_000_000)
        let (sum, carry) = scaled.addingReportingOverflow(rest)
        guard !overflow, !carry else { return isPast ? .min : .max }
        return sum
    }
}

extension Instant: Comparable {
    /// Orders by time: earlier is less.
    public static func < (left: Instant, right: Instant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
