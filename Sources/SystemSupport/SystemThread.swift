internal import Glibc
internal import Synchronization

/// A thread that is started at most once and can be waited for.
public final class SystemThread: Sendable {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    private let state = Mutex<(thread: pthread_t?, isStarted: Bool)>((nil, false))

    /// A thread that has not been started.
    public init() {}

    /// Starts the thread; does nothing the second time.
    ///
    /// - Parameter body: Runs on the thread, and is released when it returns.
    /// - Throws: `ThreadError` when the system has no threads left.
    public func start(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
        try state.withLock { (state) throws(ThreadError) in
            if state.isStarted { return }
            state = (try Self.create(body), true)
        }
    }

    /// Waits until the thread has ended.
    ///
    /// Does nothing the second time, or when it was not started.
    public func join() {
        let id = state.withLock { state in
            defer { state.thread = nil }
            return state.thread
        }
        if let id { pthread_join(id, nil) }
    }

    /// Starts a thread that no caller waits for.
    ///
    /// - Parameter body: Runs on the thread.
    /// - Throws: `ThreadError` when the system has no threads left.
    public static func detach(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
        pthread_detach(try create(body))
    }

    private static func create(_ body: @escaping @Sendable () -> Void) throws(ThreadError) -> pthread_t {
        // Retained here, released by the thread when it ends.
        let retained = Unmanaged.passRetained(Body(body))
        var id = pthread_t()
        let status = pthread_create(
            &id,
            nil,
            { context in
                if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            },
            retained.toOpaque()
        )
        guard status == 0 else {
            retained.release()
            throw ThreadError()
        }
        return id
    }
}

/// The system has no threads left for this process.
public struct ThreadError: Error, Sendable, CustomStringConvertible {
    init() {}

    /// A sentence that names the way out.
    public var description: String {
        "The system has no threads left for this process; raise the limit (ulimit -u)."
    }
}
