internal import HTTPDaemon
internal import Synchronization
internal import WidgetStore

/// The hub's view of a viewer: its stream, the time of its last event, and the last check of its rights.
final class Subscriber: Sendable {
    /// The time without an event after which a comment is sent.
    static let silence = Duration.seconds(15)

    /// The account whose changes the viewer sees.
    let account: AccountID

    private let stream = Mutex<HTTPStream?>(nil)
    private let sentAt = Mutex<Duration?>(nil)
    private let checkedAt = Atomic<Int64>(-1)

    /// A subscriber without a stream.
    init(account: AccountID) {
        self.account = account
    }

    /// Takes the open stream; nil once it has ended.
    func attach(_ stream: HTTPStream?) {
        self.stream.withLock { $0 = stream }
    }

    /// Schedules a call for the next piece.
    func wake() {
        stream.withLock { $0 }?.wake()
    }

    /// Notes that something was sent.
    func sent(now: Duration) {
        sentAt.withLock { $0 = now }
    }

    /// Returns true if nothing was sent for so long that a comment is due.
    func isSilent(now: Duration) -> Bool {
        guard let last = sentAt.withLock({ $0 }) else { return false }
        return now - last >= Subscriber.silence
    }

    /// Notes that the viewer's right to see anything was checked.
    func checked(_ generation: Int64) {
        checkedAt.store(generation, ordering: .relaxed)
    }

    /// Returns true if keys, links or sessions have changed since that check.
    func isUnchecked(_ generation: Int64) -> Bool {
        checkedAt.load(ordering: .relaxed) != generation
    }
}
