import HTTPDaemon

/// A handler that defers every answer, for a test to take.
final class Waiting: Sendable {
    private let deferred = Collected<DeferredResponse>()

    var handler: TestHandler {
        TestHandler(answer: { self.deferred.add($0.defer()) })
    }

    /// Sleeps until so many requests wait.
    func take(_ count: Int) -> [DeferredResponse] { deferred.take(count) }
}
