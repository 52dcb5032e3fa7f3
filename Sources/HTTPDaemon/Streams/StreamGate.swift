internal import Synchronization

/// Suspends and resumes one connection that libmicrohttpd streams on, and loses no call to wake it in between.
final class StreamGate: Sendable {
    private enum State {
        case awake
        /// Woken before it fell asleep.
        case called
        case asleep
        case over
    }

    private let post: ConnectionHandle
    private let state = Mutex(State.awake)

    init(_ post: ConnectionHandle) {
        self.post = post
    }

    /// From any thread.
    ///
    /// The connection is resumed under the lock: MHD keeps its handle as long as it is suspended.
    func wake() {
        state.withLock { state in
            switch state {
            case .awake: state = .called
            case .asleep:
                state = .awake
                post.resume()
            case .called, .over: break
            }
        }
    }

    /// Suspends the connection, on its poll thread; false when it was woken meanwhile.
    func sleep() -> Bool {
        state.withLock { state in
            guard case .awake = state else {
                if case .called = state { state = .awake }
                return false
            }
            post.suspend()
            state = .asleep
            return true
        }
    }

    /// The connection is about to end.
    func finish() {
        state.withLock { $0 = .over }
    }
}

/// The streams that libmicrohttpd has in hand, so that all can be woken at the end.
final class StreamGates: Sendable {
    private let gates = Mutex<[ObjectIdentifier: StreamGate]>([:])

    func add(_ gate: StreamGate) {
        gates.withLock { $0[ObjectIdentifier(gate)] = gate }
    }

    func remove(_ gate: StreamGate) {
        gates.withLock { $0[ObjectIdentifier(gate)] = nil }
    }

    func wakeAll() {
        for gate in gates.withLock({ Array($0.values) }) { gate.wake() }
    }
}
