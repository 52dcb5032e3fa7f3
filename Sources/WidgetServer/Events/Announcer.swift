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

    /// Microseconds between two looks at silent viewers.
    private static let tickMicroseconds: Int64 = 1_000_000

    private let hub: EventHub
    private let stopping = Flag()
    private let thread = SystemThread()

    /// Starts the thread.
    init(_ hub: EventHub) throws(ThreadError) {
        self.hub = hub
        let stopping = stopping
        try thread.start {
            var nextTick: Int64 = 0
            while !stopping.isUp.load(ordering: .acquiring) {
                let due = hub.announceDue().map { $0 - hub.uptime() }
                let now = SystemClock.uptimeMicroseconds
                var tick: Int64? = nextTick - now
                if now >= nextTick {
                    tick = hub.tick() ? Announcer.tickMicroseconds : nil
                    nextTick = now + (tick ?? 0)
                }
                let wait = [due, tick].compactMap { $0 }.min()
                _ = hub.bell.wait(microseconds: wait.map { max($0, 0) })
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
