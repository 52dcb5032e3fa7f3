internal import Synchronization
internal import SystemSupport

/// The thread that wakes viewers: when something is to be announced, and once a second those that have heard nothing for
/// long or whose key, link or session may be gone.
///
/// It sleeps while there is nobody to wake.
final class Announcer: Sendable {
    private final class Flag: Sendable {
        let isUp = Atomic(false)
    }

    /// The time between two looks at silent viewers.
    private static let tick = Duration.seconds(1)

    private let hub: EventHub
    private let stopping = Flag()
    private let thread = SystemThread()

    /// Starts the thread.
    init(_ hub: EventHub) throws(ThreadError) {
        self.hub = hub
        let stopping = stopping
        try thread.start {
            var nextTick = Duration.zero
            while !stopping.isUp.load(ordering: .acquiring) {
                let due = hub.announceDue().map { $0 - hub.clocks.uptime() }
                let now = MonotonicTime.now
                var tick: Duration? = nextTick - now
                if now >= nextTick {
                    tick = hub.tick() ? Announcer.tick : nil
                    nextTick = now + (tick ?? .zero)
                }
                let wait = [due, tick].compactMap { $0 }.min()
                _ = hub.bell.wait(for: wait.map { max($0, .zero) })
            }
        }
    }

    /// Ends the thread and waits for it.
    func stop() {
        stopping.isUp.store(true, ordering: .releasing)
        hub.bell.signal()
        thread.join()
    }
}
