import Glibc

/// A thread of its own: the tests block the threads of Swift's pool.
final class TestThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private var id = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) {
        // Retained here, released by the thread.
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        pthread_create(
            &id,
            nil,
            { raw in
                if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body() }
                return nil
            },
            work
        )
    }

    func join() { pthread_join(id, nil) }
}
