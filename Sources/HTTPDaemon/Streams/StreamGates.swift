internal import Synchronization

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
