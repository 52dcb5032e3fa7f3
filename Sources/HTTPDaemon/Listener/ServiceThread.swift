internal import CMicrohttpd
internal import Glibc
internal import Synchronization

/// A thread of this module's own, started at most once.
final class ServiceThread: Sendable {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private let state = Mutex<(thread: pthread_t?, isStarted: Bool)>((nil, false))

    /// Starts the thread, unless it was before; false when the system has none left.
    func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.isStarted { return true }
            // Retained here, released by the thread when it ends.
            let body = Unmanaged.passRetained(Body(run))
            var id = pthread_t()
            let status = pthread_create(
                &id,
                nil,
                { raw in
                    if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
                    return nil
                },
                body.toOpaque()
            )
            guard status == 0 else {
                body.release()
                return false
            }
            state = (id, true)
            return true
        }
    }

    /// Waits until the thread has ended.
    ///
    /// Does nothing the second time, or when there is none.
    func join() {
        let id = state.withLock { state in
            let id = state.thread
            state.thread = nil
            return id
        }
        if let id { pthread_join(id, nil) }
    }
}
