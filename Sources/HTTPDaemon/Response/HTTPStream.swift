internal import Synchronization

/// An open stream, as its source sees it.
public final class HTTPStream: Sendable {
    private let schedule: @Sendable () -> Void
    private let isCoalescing: Bool
    private let isWoken = Atomic(false)

    /// A stream as the part that serves it makes it.
    ///
    /// - Parameters:
    ///   - isCoalescing: True if further calls of `wake` count for nothing until `heard` is called.
    ///   - schedule: Has the source asked for its next piece, from any thread.
    init(isCoalescing: Bool, schedule: @escaping @Sendable () -> Void) {
        self.isCoalescing = isCoalescing
        self.schedule = schedule
    }

    /// Schedules a call to the source's `next()`.
    ///
    /// From any thread; cheap enough to call for thousands in a row, and harmless once the stream has ended.
    public func wake() {
        if isCoalescing, isWoken.exchange(true, ordering: .sequentiallyConsistent) { return }
        schedule()
    }

    /// Notes that the source is about to be asked, so that a call of `wake` from now on counts.
    func heard() {
        isWoken.store(false, ordering: .sequentiallyConsistent)
    }
}
