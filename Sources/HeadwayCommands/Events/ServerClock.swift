internal import Widgets

/// The server's clock as it goes on here, so that a machine whose own clock is off shows what all others show.
struct ServerClock: Equatable {
    private let instant: Instant
    private let moment: ContinuousClock.Instant

    /// A clock that showed an instant at a moment of this machine's clock that nobody sets.
    init(_ instant: Instant, at moment: ContinuousClock.Instant) {
        self.instant = instant
        self.moment = moment
    }

    /// What it shows at a later moment.
    func instant(at later: ContinuousClock.Instant) -> Instant {
        let (seconds, attoseconds) = (later - moment).components
        return instant.adding(seconds: seconds).adding(nanoseconds: attoseconds / 1_000_000_000)
    }

    /// How long from a moment until the clock shows an instant; zero when it has already.
    func wait(from moment: ContinuousClock.Instant, until instant: Instant) -> Duration {
        let seconds = instant.seconds(since: self.instant(at: moment))
        // A year is as good as for ever, and no number that a duration cannot hold comes of it.
        return .milliseconds(Int64((max(0, min(seconds, 31_622_400)) * 1_000).rounded(.up)))
    }
}
