internal import Synchronization
internal import SystemSupport

/// One thread for rare things that may block, such as a write to the store that is no push.
final class SerialQueue: Sendable {
    /// Maximum number of jobs that wait; with more the server answers that it is busy.
    static let limit = 1_024

    private let worker: BatchWorker<@Sendable () -> Void>
    private let waiting = Mutex(0)

    /// Starts the thread.
    ///
    /// - Throws: `ThreadError` when the system has no thread left.
    init() throws(ThreadError) {
        worker = try BatchWorker { jobs in
            for job in jobs { job() }
            return nil
        }
    }

    /// Hands a job over; false, and nothing done, when too many wait or once the worker has been told to stop.
    func run(_ job: @escaping @Sendable () -> Void) -> Bool {
        let hasRoom = waiting.withLock { count in
            guard count < SerialQueue.limit else { return false }
            count += 1
            return true
        }
        guard hasRoom else { return false }
        let isTaken = worker.submit { [self] in
            waiting.withLock { $0 -= 1 }
            job()
        }
        if !isTaken { waiting.withLock { $0 -= 1 } }
        return isTaken
    }

    /// Runs what has been handed over and ends the thread.
    func stop() {
        worker.stop()
    }
}
