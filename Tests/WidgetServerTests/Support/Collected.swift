import Synchronization

/// Values that several threads add.
final class Collected<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    /// What has been added so far.
    var all: [Value] {
        values.withLock { $0 }
    }

    func add(_ value: Value) {
        values.withLock { $0.append(value) }
    }
}
