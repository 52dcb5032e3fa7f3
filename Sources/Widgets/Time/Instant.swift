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
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        guard !overflow else { return seconds < 0 ? .min : .max }
        let (sum, carry) = scaled.addingReportingOverflow(Int64(nanoseconds) / 1_000)
        return carry ? .max : sum
    }

    /// The instant `seconds` later (earlier when negative), held at the ends of the range.
    public func adding(seconds: Int64) -> Instant {
        let (sum, overflow) = self.seconds.addingReportingOverflow(seconds)
        guard overflow else { return Instant(seconds: sum, nanoseconds: nanoseconds) }
        return seconds < 0 ? Instant(seconds: .min) : Instant(seconds: .max, nanoseconds: 999_999_999)
    }

    /// The instant `nanoseconds` later, held at the end of the range.
    ///
    /// - Parameter nanoseconds: 0 or more.
    /// - Returns: The later instant.
    public func adding(nanoseconds: Int64) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Int64(self.nanoseconds))
        guard !overflow else { return adding(seconds: nanoseconds / 1_000_000_000) }
        let whole = Instant(seconds: seconds).adding(seconds: sum / 1_000_000_000)
        return Instant(seconds: whole.seconds, nanoseconds: Int32(sum % 1_000_000_000))
    }

    /// The time from `earlier` to here in seconds, as the nearest `Double`; negative when `earlier` is the later one.
    public func seconds(since earlier: Instant) -> Double {
        let (whole, overflow) = seconds.subtractingReportingOverflow(earlier.seconds)
        let rest = Double(nanoseconds - earlier.nanoseconds) / 1e9
        guard !overflow else { return Double(seconds) - Double(earlier.seconds) }
        return Double(whole) + rest
    }
}

extension Instant: Comparable {
    /// Orders by time: earlier is less.
    public static func < (left: Instant, right: Instant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
