internal import Synchronization
internal import SystemSupport

/// The threads that send actions for signed-in people: a few, so that one slow target does not hold up the others.
final class ActionRelay: Sendable {
    /// How many actions are under way at most.
    static let threads = 4

    /// How many may wait for a thread; whoever comes then is told that the server is busy.
    static let limit = 64

    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isStopping = false
    }

    private let state = Mutex(State())
    private let bell = Semaphore()
    private let workers = Mutex<[SystemThread]>([])

    /// Starts the threads.
    ///
    /// - Throws: `ThreadError` when the system has no thread left; those that were started have ended then.
    init() throws(ThreadError) {
        do throws(ThreadError) {
            for _ in 0..<ActionRelay.threads {
                let worker = SystemThread()
                try worker.start { [self] in work() }
                workers.withLock { $0.append(worker) }
            }
        } catch {
            stop()
            throw error
        }
    }

    /// Sends a request on one of the threads; `completion` hears there what became of it.
    ///
    /// - Returns: False, and nothing done, when too many wait or the relay has been stopped.
    func send(_ request: ActionRequest, completion: @escaping @Sendable (RelayOutcome) -> Void) -> Bool {
        let isTaken = state.withLock { state in
            guard !state.isStopping, state.jobs.count < ActionRelay.limit else { return false }
            state.jobs.append { [self] in
                completion(request.send(watch: RelayWatch { [self] in isStopping }))
            }
            return true
        }
        if isTaken { bell.signal() }
        return isTaken
    }

    /// Ends what is under way, within about a second, and the threads.
    func stop() {
        state.withLock { $0.isStopping = true }
        let workers = workers.withLock { workers in
            defer { workers = [] }
            return workers
        }
        for _ in workers { bell.signal() }
        for worker in workers { worker.join() }
    }

    private var isStopping: Bool {
        state.withLock { $0.isStopping }
    }

    private func work() {
        while true {
            bell.wait()
            let (job, isStopping) = state.withLock { state in
                (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopping)
            }
            // Those that wait still are told, for their transfers end at once.
            if let job { job() } else if isStopping { return }
        }
    }
}
