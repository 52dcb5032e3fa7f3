/// A time from a start to an end, over which a bar advances by itself.
public struct DateWindow: Sendable, Equatable {
    /// When the bar leaves 0.
    public let start: Instant
    /// When the bar reaches 1.
    public let end: Instant

    /// A window between two instants; one that does not end after its start reads as ended.
    public init(start: Instant, end: Instant) {
        self.start = start
        self.end = end
    }

    /// The share of the window that has passed at `now`: 0 up to the start, 1 from the end on, and only then.
    public func fraction(at now: Instant) -> Double {
        guard now < end, start < end else { return 1 }
        guard now > start else { return 0 }
        // Just before the end of a long window the division could round to 1.
        return min(now.seconds(since: start) / end.seconds(since: start), (1.0).nextDown)
    }

    /// The next instant at which what is shown changes: the percent that is said, the fill by a step of the track, or
    /// whether there is a fill at all.
    ///
    /// Surfaces sleep until then; nothing need be drawn in between. The instant is exact: one nanosecond before it, all
    /// is still as it was. It is found by halving the time to the end, about 60 times in a window of a year, because
    /// solving for it would be off by the rounding of a `Double`.
    ///
    /// - Parameters:
    ///   - now: The instant of the last drawing.
    ///   - steps: How many steps the track shows, such as its width in pixels; at least 1.
    /// - Returns: An instant after `now`, or nil when nothing will change any more.
    public func nextChange(after now: Instant, steps: Int) -> Instant? {
        guard start < end, now < end else { return nil }
        let shown = Shown(fraction(at: now), steps: steps)
        var same = max(now, start)
        var changed = end
        while true {
            let middle = same.midpoint(to: changed)
            guard middle > same else { return changed }
            if Shown(fraction(at: middle), steps: steps) == shown {
                same = middle
            } else {
                changed = middle
            }
        }
    }

    /// What a surface shows of a fraction.
    private struct Shown: Equatable {
        let percent: Int
        let step: Double
        let hasFill: Bool

        init(_ fraction: Double, steps: Int) {
            percent = Fraction(fraction).percent
            step = (fraction * Double(max(steps, 1))).rounded(.down)
            hasFill = fraction > 0
        }
    }
}
