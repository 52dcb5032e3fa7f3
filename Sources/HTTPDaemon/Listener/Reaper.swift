internal import CMicrohttpd
internal import Glibc
internal import Synchronization
internal import SystemSupport

/// The thread that shuts down connections past their deadline and reads out lingering ones.
///
/// It sleeps while no connection is open.
final class Reaper: Sendable {
    private let context: DaemonContext
    private let policy: DeadlinePolicy
    private let isStopping = Atomic(false)
    private let thread = SystemThread()

    init(_ context: DaemonContext) {
        self.context = context
        policy = DeadlinePolicy(context.limits)
    }

    /// Starts the thread.
    func start() throws(ThreadError) {
        try thread.start { self.run() }
    }

    /// Ends the thread and waits for it.
    ///
    /// Does nothing the second time.
    func stop() {
        isStopping.store(true, ordering: .releasing)
        context.wakeUp.signal()
        thread.join()
        context.registry.closeLingering()
    }

    private func run() {
        while !isStopping.load(ordering: .acquiring) {
            let lingers = context.registry.drainLingering(now: MonotonicTime.milliseconds)
            let sleeps = !lingers && context.registry.count == 0
            context.wakeUp.wait(milliseconds: sleeps ? nil : lingers ? 10 : policy.interval)
            sweep(now: MonotonicTime.milliseconds)
        }
    }

    private func sweep(now: UInt64) {
        let silence = policy.silence(connections: context.registry.count)
        context.registry.forEach { post in
            let phase = post.phase
            switch policy.decide(phase, now: now, silence: silence, socket: { SocketState(post.socket) }) {
            case .keep:
                break
            case .arrived:
                _ = post.move(from: phase, to: ConnectionPhase(.arriving, since: now))
            case .finish:
                shutdown(post.socket, Int32(SHUT_RD))
            case .close:
                // Only if the phase is still the one that was judged: a request may have come in between.
                if post.move(from: phase, to: ConnectionPhase(.closing, since: now)) {
                    shutdown(post.socket, Int32(SHUT_RDWR))
                }
            }
        }
    }
}
