internal import Synchronization
internal import WidgetStore
internal import Widgets

/// Turns batches of writes into commits; the only one that changes the state.
///
/// One thread at a time commits, and any may read: whoever commits holds `turn`.
final class Committer: Sendable {
    /// What whoever commits goes by.
    private struct Turn {
        var pace = CommitPace()
        /// The month of the last commit.
        var month: UsageMonth?
    }

    private let store: any Store
    private let widgetLimit: Int
    private let templates: TemplateList
    private let clocks: Clocks
    private let announce: @Sendable ([BoardChange]) -> Void
    private let report: @Sendable (String) -> Void
    private let turn = Mutex(Turn())
    private let state: Mutex<BoardState>
    private let lastOrdinal: Mutex<Int64>
    private let counts = Mutex((writes: 0, commits: 0))
    private let deferred = Mutex(DeferredWrites())

    init(
        store: any Store,
        widgetLimit: Int,
        templates: TemplateList = .standard,
        clocks: Clocks,
        announce: @escaping @Sendable ([BoardChange]) -> Void,
        report: @escaping @Sendable (String) -> Void
    ) throws(StoreError) {
        self.store = store
        self.widgetLimit = widgetLimit
        self.templates = templates
        self.clocks = clocks
        self.announce = announce
        self.report = report
        var loaded = BoardState()
        var last: Int64 = 0
        for row in try store.widgets() {
            last = max(last, row.ordinal)
            if let widget = Widget(row, templates: templates) {
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

    /// The pushes to a widget that its history in the store may not have yet, the newest first.
    func heldPushes(to ordinal: Int64) -> [PushRecord] {
        deferred.withLock { $0.pushes(to: ordinal) }.map(\.record)
    }

    /// Decides the writes in their order, commits them at once, shows the new state, and tells everyone.
    ///
    /// When the commit fails nothing has happened, and nobody of the batch is told anything else: even a refusal may
    /// have rested on a write before it.
    func commit(_ pending: [PendingWrite]) {
        let outcomes = turn.withLock { decideAndCommit(pending.map { $0.write }, turn: &$0) }
        for (pending, outcome) in zip(pending, outcomes) { pending.completion(outcome) }
    }

    /// Commits one write while the caller waits; nil, and nothing done, when that could take long.
    func commitAtOnce(_ write: WidgetWrite) -> WriteOutcome? {
        let outcomes = turn.withLockIfAvailable { turn in
            turn.pace.isQuick && !deferred.withLock { $0.isFull } ? decideAndCommit([write], turn: &turn) : []
        }
        return outcomes?.first
    }

    private func decideAndCommit(_ writes: [WidgetWrite], turn: inout Turn) -> [WriteOutcome] {
        let now = Instant(microseconds: clocks.now().microseconds)
        let month = turn.month.flatMap { $0.contains(now) ? $0 : nil } ?? UsageMonth(of: now)
        turn.month = month
        let (batch, outcomes) = decide(writes, now: now)
        let start = clocks.uptime()
        do {
            openUsage(of: batch.updates.keys, month: month.text)
            // Whoever pushed gets the widget back, so its answer is made while the disk is waited for.
            try store.commit(WidgetBatch(changes: batch.changes)) {
                for outcome in outcomes { _ = outcome.widget?.answer }
            }
            state.withLock { batch.publish(to: &$0) }
            announce(batch.results)
            lastOrdinal.withLock { $0 = batch.lastOrdinal }
            let end = clocks.uptime()
            turn.pace.note(end - start)
            deferred.withLock { deferred in
                deferred.count(batch.updates, month: month.text, uptime: end)
                for (write, outcome) in zip(writes, outcomes) {
                    if let push = outcome.push(of: write) { deferred.hold(push, uptime: end) }
                }
            }
            let accepted = outcomes.count { $0.isAccepted }
            if accepted > 0 { counts.withLock { $0 = ($0.writes + accepted, $0.commits + 1) } }
            return outcomes
        } catch {
            turn.pace.noteFailure()
            return outcomes.map { _ in .refused(.store(error)) }
        }
    }

    /// Whether something was put off that nobody looks after yet; false until the next time that begins.
    func takeDeferral() -> Bool {
        deferred.withLock { $0.takeNeed() }
    }

    /// Stores what was put off, if it is due or `isLast`: one piece of it, so that writes get their turn before the next,
    /// but all of it where too much waits.
    ///
    /// It goes into commits of its own, so that whatever is wrong with it stops no push.
    ///
    /// - Returns: The time until the next is due; nil while nothing waits.
    @discardableResult
    func storeDeferred(isLast: Bool = false) -> Duration? {
        while true {
            let now = clocks.uptime()
            let remaining = deferred.withLock { $0.remaining(uptime: now) }
            guard let remaining, remaining == .zero || isLast else { return remaining }
            let piece = deferred.withLock { $0.piece(uptime: now, isLast: isLast) }
            do {
                // Worked out and stored beside the locks, which pushes take too.
                try store.commit(piece.batch)
            } catch {
                let hope = isLast ? "" : "; it is tried again"
                report("The count of updates and the history of pushes could not be stored\(hope): \(error)")
                return deferred.withLock { deferred in
                    deferred.refused(uptime: now)
                    return deferred.remaining(uptime: now)
                }
            }
            let (next, isFull) = deferred.withLock { deferred in
                deferred.stored(piece, uptime: now)
                return (deferred.remaining(uptime: now), deferred.isFull)
            }
            if !isLast && !isFull { return next }
        }
    }

    private func decide(_ writes: [WidgetWrite], now: Instant) -> (WriteBatch, [WriteOutcome]) {
        let base = state.withLock { $0 }
        var batch = WriteBatch(
            widgetLimit: widgetLimit,
            lastOrdinal: lastOrdinal.withLock { $0 },
            templates: templates
        )
        let outcomes = writes.map { batch.decide($0, over: base, now: now) }
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
