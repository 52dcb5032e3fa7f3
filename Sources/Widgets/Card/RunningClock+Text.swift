extension RunningClock {
    /// What the clock shows at an instant: past dates count up, future ones down.
    ///
    /// `timer` writes `1:02:03`, or `2:03` under an hour; `relative` writes the nearest whole unit, `in 2 hours`.
    public func text(at now: Instant, words: Words) -> String {
        let (distance, isPast) = distance(at: now)
        switch style {
        case .timer: return RunningClock.stopwatch(distance)
        case .relative: return RunningClock.relative(distance, isPast: isPast, words: words)
        }
    }

    /// The next instant at which the clock shows something else; nil only at the end of time.
    public func nextChange(after now: Instant, words: Words) -> Instant? {
        let shown = text(at: now, words: words)
        var next = now
        // A step may round to the same text, at most twice in a row.
        for _ in 0..<4 {
            guard let step = nextStep(after: next), step > next else { return nil }
            next = step
            if text(at: next, words: words) != shown { break }
        }
        return next
    }

    /// Whole seconds to the date, rounded up while it lies ahead and down once it is past.
    private func distance(at now: Instant) -> (seconds: Int64, isPast: Bool) {
        let isPast = now >= date
        let (from, to) = isPast ? (date, now) : (now, date)
        let (whole, overflow) = to.seconds.subtractingReportingOverflow(from.seconds)
        guard !overflow else { return (.max, isPast) }
        if isPast { return (to.nanoseconds < from.nanoseconds ? whole - 1 : whole, true) }
        return (to.nanoseconds > from.nanoseconds ? whole + 1 : whole, false)
    }

    private func nextStep(after now: Instant) -> Instant? {
        let (distance, isPast) = distance(at: now)
        guard distance < Int64.max / 2 else { return nil }
        let unit = style == .timer ? .second : RunningClock.unit(of: distance)
        // Half a unit, for there the nearest whole unit changes.
        let step = max(unit.seconds / 2, 1)
        if isPast { return date.adding(seconds: (distance / step + 1) * step) }
        // A distance that shrinks changes its text just below a half, or where a smaller unit takes over.
        let next = max(distance / step * step, unit == .second ? 0 : RunningClock.least(of: unit)) - 1
        return max(date.adding(seconds: -next), now.adding(nanoseconds: 1))
    }

    private static func stopwatch(_ seconds: Int64) -> String {
        let hours = seconds / 3_600
        let minutes = seconds / 60 % 60
        let rest = seconds % 60
        let tail = (rest < 10 ? ":0" : ":") + "\(rest)"
        guard hours > 0 else { return "\(minutes)" + tail }
        return "\(hours)" + (minutes < 10 ? ":0" : ":") + "\(minutes)" + tail
    }

    private static func relative(_ seconds: Int64, isPast: Bool, words: Words) -> String {
        let unit = unit(of: seconds)
        let count = (seconds / unit.seconds) + (seconds % unit.seconds >= (unit.seconds + 1) / 2 ? 1 : 0)
        return words.relative(unit == .second ? seconds : count, unit, isPast: isPast)
    }

    /// The greatest unit of which at least one has passed, counting what rounds up to one.
    private static func unit(of seconds: Int64) -> TimeUnit {
        let larger: [TimeUnit] = [.day, .hour, .minute]
        return larger.first { seconds >= least(of: $0) } ?? .second
    }

    /// From how many seconds on a unit is used.
    private static func least(of unit: TimeUnit) -> Int64 {
        switch unit {
        case .second: 0
        case .minute: 60
        case .hour: 3_570
        case .day: 84_600
        }
    }
}
