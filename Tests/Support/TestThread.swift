internal import Glibc
internal import Synchronization

/// A thread of its own, for tests that block: the threads of Swift's pool are few.
public final class TestThread: Sendable {
    private final class Work: Sendable {
        let body: @Sendable () throws -> Void
        let failure = Mutex<(any Error)?>(nil)

        init(_ body: @escaping @Sendable () throws -> Void) { self.body = body }

        func run() {
            do { try body() } catch { failure.withLock { $0 = error } }
        }
    }

    private let work: Work
    private let id: pthread_t

    /// Starts a thread.
    ///
    /// - Parameter body: What it runs.
    /// - Throws: `TestSupportError` when the system has no thread left.
    public init(_ body: @escaping @Sendable () throws -> Void) throws(TestSupportError) {
        let work = Work(body)
        var id = pthread_t()
        // Retained here, released by the thread when it ends.
        let retained = Unmanaged.passRetained(work)
        let status = pthread_create(
            &id,
            nil,
            { raw in
                if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run() }
                return nil
            },
            retained.toOpaque()
        )
        if status != 0 { retained.release() }
        try TestSupportError.checkNumber(status, "pthread_create")
        self.work = work
        self.id = id
    }

    /// Waits until the thread has ended; to be called once.
    ///
    /// - Throws: What its body threw.
    public func join() throws {
        pthread_join(id, nil)
        if let error = work.failure.withLock({ $0 }) { throw error }
    }

    /// Runs `body` on so many threads at once, each with its number, and waits for all.
    ///
    /// - Parameters:
    ///   - count: How many threads.
    ///   - body: What each of them runs.
    /// - Throws: What one of them threw.
    public static func run(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
        let threads = try (0..<count).map { index in try TestThread { try body(index) } }
        var failure: (any Error)?
        for thread in threads {
            do { try thread.join() } catch { failure = error }
        }
        if let failure { throw failure }
    }
}
