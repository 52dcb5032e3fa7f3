internal import Glibc
internal import Synchronization

/// A thread that runs one function and can be waited for.
final class Worker: Sendable {
    private let body: @Sendable () -> Void
    private let thread = Mutex<pthread_t?>(nil)

    /// A worker that runs `body` once it is started.
    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Starts the thread.
    func start() throws(ThreadError) {
        // Retained here, released by the thread when it ends.
        let retained = Unmanaged.passRetained(self)
        var id = pthread_t()
        let status = pthread_create(
            &id,
            nil,
            { context in
                if let context { Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            },
            retained.toOpaque()
        )
        guard status == 0 else {
            retained.release()
            throw ThreadError()
        }
        let started = id
        thread.withLock { $0 = started }
    }

    /// Waits until the thread has ended.
    ///
    /// Does nothing the second time.
    func join() {
        let id = thread.withLock { thread in
            let id = thread
            thread = nil
            return id
        }
        if let id { pthread_join(id, nil) }
    }
}
