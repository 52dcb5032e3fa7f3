internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// The waiting part of a graceful stop.
///
/// The daemon accepts no more when this begins.
struct Drain {
    private let context: DaemonContext

    /// A client that has only just connected gets this long to send its request, in milliseconds.
    static let freshMilliseconds: UInt64 = 1_000

    /// Answers given at the deadline get this long to go out, in milliseconds.
    static let lastMilliseconds: UInt64 = 250

    init(_ context: DaemonContext) {
        self.context = context
    }

    /// Closes what is idle until nothing is open or the time is over.
    func waitUntilEmpty(milliseconds: UInt64) {
        let start = MonotonicTime.milliseconds
        var now = start
        // The poll thread may be between accepting a connection and telling us: look twice, some time apart.
        var timesEmpty = 0
        while now < start + milliseconds {
            timesEmpty = context.registry.isEmpty ? timesEmpty + 1 : 0
            guard timesEmpty < 2 else { return }
            closeIdle(now: now)
            // Rung when the last connection closes. Those that become idle meanwhile were told `Connection: close`.
            context.emptied.wait(milliseconds: min(timesEmpty > 0 ? 10 : 50, start + milliseconds - now))
            now = MonotonicTime.milliseconds
        }
    }

    /// Answers 503 to all that still wait, and lets these answers go out.
    ///
    /// From here on no answer can be put off.
    func answerWaiting() {
        context.isStopping = true
        var isAnyAnswered = false
        context.registry.forEach { post in
            if post.answerForGood(with: .stopping) { isAnyAnswered = true }
        }
        if isAnyAnswered { waitUntilEmpty(milliseconds: Self.lastMilliseconds) }
    }

    /// Ends the reading side only: MHD sees the end and closes.
    ///
    /// A request that has arrived is waited for. One that comes in this very moment is refused with 503 and nothing is done
    /// for it: `HTTPConnection.isInTime`.
    private func closeIdle(now: UInt64) {
        context.registry.forEach { post in
            let phase = post.phase
            let isIdle = phase.kind == .idle || (phase.kind == .fresh && now >= phase.since + Self.freshMilliseconds)
            guard isIdle, !post.hasUnreadBytes else { return }
            guard post.move(from: phase, to: ConnectionPhase(.closing, since: now)) else { return }
            shutdown(post.socket, Int32(SHUT_RD))
        }
    }
}
