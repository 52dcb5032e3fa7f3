internal import Synchronization
internal import WidgetStore
internal import Widgets

/// Turns batches of writes into commits; the only one that changes the state.
final class Committer: Sendable {
    private let store: any Store
    private let widgetLimit: Int
    private let clock: @Sendable () -> Instant
    private let state: Mutex<BoardState>
    private let lastOrdinal: Mutex<Int64>
    private let counts = Mutex((writes: 0, commits: 0))

    init(
        store: any Store,
        widgetLimit: Int,
        clock: @escaping @Sendable () -> Instant,
        report: (String) -> Void
    ) throws(StoreError) {
        self.store = store
        self.widgetLimit = widgetLimit
        self.clock = clock
        var loaded = BoardState()
        var last: Int64 = 0
        for row in try store.widgets() {
            last = max(last, row.ordinal)
            if let widget = Widget(row) {
                loaded[widget.account, widget.slug] = widget
            } else {
                report("The stored widget number \(row.ordinal) cannot be read; it is left out, and its row untouched.")
            }
        }
        state = Mutex(loaded)
        lastOrdinal = Mutex(last)
    }

    /// Looks at the state as it was last committed.
    func read<Value: Sendable>(_ look: (borrowing BoardState) -> Value) -> Value {
        state.withLock { look($0) }
    }

    /// How many writes have been committed, and in how many commits.
    var commits: (writes: Int, commits: Int) {
        counts.withLock { $0 }
    }

    /// Decides the writes in their order, commits them at once, shows the new state, and tells everyone.
    ///
    /// When the commit fails nothing has happened, and nobody of the batch is told anything else: even a refusal may
    /// have rested on a write before it.
    func commit(_ pending: [PendingWrite]) {
        let now = Instant(microseconds: clock().microseconds)
        var (batch, outcomes) = decide(pending, now: now)
        do {
            try store.commit(batch.changes(month: UsageMonth(of: now).text))
            state.withLock { batch.publish(to: &$0) }
            lastOrdinal.withLock { $0 = batch.lastOrdinal }
            let writes = outcomes.count { $0.isAccepted }
            if writes > 0 { counts.withLock { $0 = ($0.writes + writes, $0.commits + 1) } }
        } catch {
            outcomes = outcomes.map { _ in .refused(.store(error)) }
        }
        for (pending, outcome) in zip(pending, outcomes) { pending.completion(outcome) }
    }

    private func decide(_ pending: [PendingWrite], now: Instant) -> (WriteBatch, [WriteOutcome]) {
        let base = state.withLock { $0 }
        var batch = WriteBatch(widgetLimit: widgetLimit, lastOrdinal: lastOrdinal.withLock { $0 })
        let outcomes = pending.map { batch.decide($0.write, over: base, now: now) }
        return (batch, outcomes)
    }
}
