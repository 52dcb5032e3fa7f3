internal import Synchronization
internal import WidgetStore
internal import Widgets

/// Turns batches of writes into commits; the only one that changes the state.
///
/// One thread at a time commits; any may read.
final class Committer: Sendable {
    private let store: any Store
    private let widgetLimit: Int
    private let clock: @Sendable () -> Instant
    private let uptime: @Sendable () -> Int64
    private let report: @Sendable (String) -> Void
    private let state: Mutex<BoardState>
    private let lastOrdinal: Mutex<Int64>
    private let counts = Mutex((writes: 0, commits: 0))
    private let deferred = Mutex(DeferredWrites())

    init(
        store: any Store,
        widgetLimit: Int,
        clock: @escaping @Sendable () -> Instant,
        uptime: @escaping @Sendable () -> Int64,
        report: @escaping @Sendable (String) -> Void
    ) throws(StoreError) {
        self.store = store
        self.widgetLimit = widgetLimit
        self.clock = clock
        self.uptime = uptime
        self.report = report
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

    /// How many updates an account has made in a month ("YYYYMM"), those among them that the store is still to be told.
    func usage(of account: AccountID, month: String) throws(StoreError) -> Int64 {
        if let used = deferred.withLock({ $0.usage.used(account, month: month) }) { return used }
        let waiting = deferred.withLock { $0.usage.waiting(account, month: month) }
        return try store.usage(account: account, month: month) + waiting
    }

    /// Decides the writes in their order, commits them at once, shows the new state, and tells everyone.
    ///
    /// When the commit fails nothing has happened, and nobody of the batch is told anything else: even a refusal may
    /// have rested on a write before it.
    func commit(_ pending: [PendingWrite]) {
        let now = Instant(microseconds: clock().microseconds)
        let month = UsageMonth(of: now).text
        var (batch, outcomes) = decide(pending, now: now)
        do {
            openUsage(of: batch.updates.keys, month: month)
            try store.commit(WidgetBatch(changes: batch.changes))
            state.withLock { batch.publish(to: &$0) }
            lastOrdinal.withLock { $0 = batch.lastOrdinal }
            let uptime = uptime()
            deferred.withLock { $0.count(batch.updates, month: month, uptime: uptime) }
            let writes = outcomes.count { $0.isAccepted }
            if writes > 0 { counts.withLock { $0 = ($0.writes + writes, $0.commits + 1) } }
        } catch {
            outcomes = outcomes.map { _ in .refused(.store(error)) }
        }
        for (pending, outcome) in zip(pending, outcomes) { pending.completion(outcome) }
    }

    /// Stores what was put off, if it is due or `isLast`.
    ///
    /// It goes into a commit of its own, so that whatever is wrong with it stops no push.
    ///
    /// - Returns: In how many microseconds the next is due; nil while nothing waits.
    @discardableResult
    func storeDeferred(isLast: Bool = false) -> Int64? {
        let now = uptime()
        let remaining = deferred.withLock { $0.remaining(uptime: now) }
        guard let remaining, remaining == 0 || isLast else { return remaining }
        let batch = deferred.withLock { $0.batch }
        do {
            try store.commit(batch)
            deferred.withLock { $0.stored(batch) }
            return nil
        } catch {
            report("The count of updates could not be stored\(isLast ? "" : "; it is tried again"): \(error)")
            return deferred.withLock { deferred in
                deferred.refused(uptime: now)
                return deferred.remaining(uptime: now)
            }
        }
    }

    private func decide(_ pending: [PendingWrite], now: Instant) -> (WriteBatch, [WriteOutcome]) {
        let base = state.withLock { $0 }
        var batch = WriteBatch(widgetLimit: widgetLimit, lastOrdinal: lastOrdinal.withLock { $0 })
        let outcomes = pending.map { batch.decide($0.write, over: base, now: now) }
        return (batch, outcomes)
    }

    /// Counting must not fail a push, so a store that cannot be asked is asked again when somebody wants to know.
    private func openUsage(of accounts: some Sequence<AccountID>, month: String) {
        for account in accounts where !deferred.withLock({ $0.usage.isOpen(account, month: month) }) {
            let stored = try? store.usage(account: account, month: month)
            deferred.withLock { $0.open(account, month: month, stored: stored) }
        }
    }
}
