extension Instant {
    private static let earliest = Instant(seconds: .min)
    private static let latest = Instant(seconds: .max, nanoseconds: 999_999_999)

    /// The instant `seconds` later (earlier when negative), held at the ends of the range.
    public func adding(seconds: Int64) -> Instant {
        let (sum, overflow) = self.seconds.addingReportingOverflow(seconds)
        guard overflow else { return Instant(seconds: sum, nanoseconds: nanoseconds) }
        return seconds < 0 ? .earliest : .latest
    }

    /// The instant `nanoseconds` later (earlier when negative), held at the ends of the range.
    public func adding(nanoseconds: Int64) -> Instant {
        var (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        rest += Int64(self.nanoseconds)
        if rest < 0 {
            whole -= 1
            rest += 1_000_000_000
        } else if rest >= 1_000_000_000 {
            whole += 1
            rest -= 1_000_000_000
        }
        let (sum, overflow) = seconds.addingReportingOverflow(whole)
        guard overflow else { return Instant(seconds: sum, nanoseconds: Int32(rest)) }
        return whole < 0 ? .earliest : .latest
    }

    /// The time from `earlier` to here in seconds, as the nearest `Double`; negative when `earlier` is the later one.
    public func seconds(since earlier: Instant) -> Double {
        let (whole, overflow) = seconds.subtractingReportingOverflow(earlier.seconds)
        guard !overflow else {
            // The difference takes 64 bits and a sign; beside so many seconds, nanoseconds are beyond a `Double`.
            return seconds < 0 ? -Double(UInt64(bitPattern: 0 &- whole)) : Double(UInt64(bitPattern: whole))
        }
        return Double(whole) + Double(nanoseconds - earlier.nanoseconds) / 1e9
    }

    /// The instant halfway from here to a later one, rounded towards the past.
    func midpoint(to later: Instant) -> Instant {
        let seconds = UInt64(bitPattern: later.seconds &- self.seconds)
        let rest = Int64(seconds % 2) * 1_000_000_000 + Int64(later.nanoseconds - nanoseconds)
        return adding(seconds: Int64(seconds / 2)).adding(nanoseconds: rest >> 1)
    }
}
