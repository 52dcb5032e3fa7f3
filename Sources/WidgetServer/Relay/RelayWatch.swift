internal import Synchronization

/// Watches over one transfer: how much of the answer has come, and whether the server is stopping.
final class RelayWatch: Sendable {
    private let taken = Atomic<Int>(0)
    private let isStopping: @Sendable () -> Bool

    init(isStopping: @escaping @Sendable () -> Bool) {
        self.isStopping = isStopping
    }

    /// Whether the transfer must come to its end.
    var mustEnd: Bool { isStopping() }

    /// Whether more has come than is read.
    var isFull: Bool { taken.load(ordering: .relaxed) > ActionRequest.answerLimit }

    /// Counts bytes of the answer; false when they are too many.
    func take(_ count: Int) -> Bool {
        taken.wrappingAdd(count, ordering: .relaxed).newValue <= ActionRequest.answerLimit
    }
}
