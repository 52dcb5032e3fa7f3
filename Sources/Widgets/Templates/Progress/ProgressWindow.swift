/// A time from a start to an end, over which a bar advances by itself.
public struct ProgressWindow: Sendable, Equatable {
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

    /// The next instant at which what is shown changes: the percent that is said, or the fill by a step of the track.
    ///
    /// Surfaces sleep until then; nothing need be drawn in between.
    ///
    /// - Parameters:
    ///   - now: The instant of the last drawing.
    ///   - steps: How many steps the track shows, such as its width in pixels; at least 1.
    /// - Returns: An instant after `now`, or nil when nothing will change any more.
    public func nextChange(after now: Instant, steps: Int) -> Instant? {
        guard start < end, now < end else { return nil }
        let fraction = fraction(at: now)
        let steps = Double(max(steps, 1))
        let nextStep = ((fraction * steps).rounded(.down) + 1) / steps
        let nextPercent = ((fraction * 100 - 0.5).rounded(.down) + 1.5) / 100
        let due = instant(of: min(nextStep, nextPercent))
        return min(max(due, now.adding(nanoseconds: 1)), end)
    }

    /// The first instant at which at least `fraction` of the window has passed, up to the rounding of a `Double`.
    private func instant(of fraction: Double) -> Instant {
        guard fraction < 1 else { return end }
        let seconds = fraction * end.seconds(since: start)
        let whole = seconds.rounded(.down)
        return start.adding(seconds: Int64(whole)).adding(nanoseconds: Int64(((seconds - whole) * 1e9).rounded(.up)))
    }
}
