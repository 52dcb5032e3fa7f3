internal import Synchronization
internal import SystemSupport

/// One thread for rare things that may block, such as a write to the store that is no push.
final class Errands: Sendable {
    /// Errands that wait at most; whoever comes then is told that the server is busy.
    static let limit = 1_024

    private let worker: BatchWorker<@Sendable () -> Void>
    private let waiting = Mutex(0)

    /// Starts the thread.
    ///
    /// - Throws: `ThreadError` when the system has no thread left.
    init() throws(ThreadError) {
        worker = try BatchWorker { errands in
            for errand in errands { errand() }
            return nil
        }
    }

    /// Hands an errand over; false, and nothing done, when too many wait or once the worker has been told to stop.
    func run(_ errand: @escaping @Sendable () -> Void) -> Bool {
        let hasRoom = waiting.withLock { count in
            guard count < Errands.limit else { return false }
            count += 1
            return true
        }
        guard hasRoom else { return false }
        let isTaken = worker.submit { [self] in
            waiting.withLock { $0 -= 1 }
            errand()
        }
        if !isTaken { waiting.withLock { $0 -= 1 } }
        return isTaken
    }

    /// Runs what has been handed over and ends the thread.
    func stop() {
        worker.stop()
    }
}
