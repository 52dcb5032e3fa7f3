internal import SystemSupport

/// One thread that works through jobs in their order, as many at a time as have come in while it was busy.
///
/// That is how concurrent writes come to share a commit: the next batch gathers while the last one is being synced.
final class BatchWorker<Job: Sendable>: Sendable {
    private let inbox: BatchInbox<Job>
    private let thread = SystemThread()

    /// Starts the thread.
    ///
    /// - Parameter work: Works through a batch on the thread, and says after what time it wants to be called
    ///   again, with an empty batch if nothing has come in by then; nil for never.
    /// - Throws: `ThreadError` when the system has no thread left.
    init(work: @escaping @Sendable ([Job]) -> Duration?) throws(ThreadError) {
        let inbox = BatchInbox<Job>()
        self.inbox = inbox
        try thread.start {
            var patience: Duration?
            while let jobs = inbox.next(for: patience) { patience = work(jobs) }
        }
    }

    /// Hands a job over; false, and nothing done, once the worker has been told to stop.
    func submit(_ job: Job) -> Bool {
        inbox.put(job)
    }

    /// Has the work called soon, if only with an empty batch, so that it can say anew how long it can wait.
    func nudge() {
        inbox.nudge()
    }

    /// Works through what has been handed over and ends the thread.
    ///
    /// Does nothing the second time.
    func stop() {
        inbox.close()
        thread.join()
    }
}
