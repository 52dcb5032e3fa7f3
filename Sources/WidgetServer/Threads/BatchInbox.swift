internal import Synchronization
internal import SystemSupport

/// Jobs that wait for the one thread that takes them, all at once.
final class BatchInbox<Job: Sendable>: Sendable {
    fileprivate struct State {
        var jobs: [Job] = []
        var isAwaited = false
        var isNudged = false
        var isClosed = false
    }

    private let state = Mutex(State())
    /// What the taker sleeps on.
    private let bell = Semaphore()

    /// Adds a job; false once the inbox is closed.
    func put(_ job: Job) -> Bool {
        let (accepted, mustRing) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.jobs.append(job)
            return (true, state.takeAwaited())
        }
        if mustRing { bell.signal() }
        return accepted
    }

    /// Has the taker come back at once, if only with no jobs.
    func nudge() {
        let mustRing = state.withLock { state in
            state.isNudged = true
            return state.takeAwaited()
        }
        if mustRing { bell.signal() }
    }

    /// Lets the taker have what is there and then nil.
    func close() {
        let mustRing = state.withLock { state in
            state.isClosed = true
            return state.takeAwaited()
        }
        if mustRing { bell.signal() }
    }

    /// Waits for jobs and takes all that are there.
    ///
    /// - Parameter limit: How long to wait at most; nil waits without end.
    /// - Returns: The jobs, none when the time was over or after a nudge; nil once the inbox is closed and empty.
    func next(for limit: Duration? = nil) -> [Job]? {
        var isLate = false
        while true {
            let (jobs, isClosed) = state.withLock { state in
                let jobs = state.jobs
                state.jobs = []
                isLate = isLate || state.isNudged
                state.isNudged = false
                state.isAwaited = jobs.isEmpty && !state.isClosed && !isLate
                return (jobs, state.isClosed)
            }
            if !jobs.isEmpty { return jobs }
            if isClosed { return nil }
            if isLate { return [] }
            isLate = !bell.wait(for: limit)
        }
    }
}

extension BatchInbox.State {
    fileprivate mutating func takeAwaited() -> Bool {
        defer { isAwaited = false }
        return isAwaited
    }
}
