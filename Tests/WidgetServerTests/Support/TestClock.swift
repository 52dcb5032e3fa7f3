import Synchronization
import Widgets

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private let instant: Mutex<Instant>

    /// A clock that stands at noon of 30 November 2026 unless told otherwise: the seed's dates are half a year ahead.
    init(_ text: String = "2026-11-30T12:00:00Z") throws {
        instant = Mutex(try Instant(rfc3339: text))
    }

    var now: Instant {
        instant.withLock { $0 }
    }

    func advance(seconds: Int64) {
        instant.withLock { $0 = $0.adding(seconds: seconds) }
    }
}
