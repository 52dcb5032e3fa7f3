internal import SystemSupport
internal import WidgetStore
internal import Widgets

/// All widgets in memory, and the one thread that changes them: decided in order, committed together, then shown.
///
/// Reads never wait for a disk, and what a read shows has been committed.
final class WidgetBoard: Sendable {
    private let committer: Committer
    private let worker: BatchWorker<PendingWrite>

    /// Loads all widgets and starts the thread.
    ///
    /// - Parameters:
    ///   - store: Where writes become durable.
    ///   - widgetLimit: How many widgets an account may have; 0 for any number.
    ///   - templates: The templates that are known.
    ///   - clocks: The clocks to go by.
    ///   - announce: Is told what each commit has made, in their order; must be quick.
    ///   - report: Gets sentences about what an operator should know.
    /// - Throws: `StoreError` when the widgets cannot be read, `ThreadError` when there is no thread.
    init(
        store: any Store,
        widgetLimit: Int,
        templates: TemplateList,
        clocks: Clocks,
        announce: @escaping @Sendable ([BoardChange]) -> Void,
        report: @escaping @Sendable (String) -> Void
    ) throws {
        let committer = try Committer(
            store: store,
            widgetLimit: widgetLimit,
            templates: templates,
            clocks: clocks,
            announce: announce,
            report: report
        )
        self.committer = committer
        worker = try BatchWorker { writes in
            if !writes.isEmpty { committer.commit(writes) }
            _ = committer.takeDeferral()
            return committer.storeDeferred()
        }
    }

    /// A widget as it was last committed.
    func widget(_ slug: Slug, of account: AccountID) -> Widget? {
        committer.read { $0[account, slug] }
    }

    /// The widgets of an account in the order of their creation.
    func widgets(of account: AccountID) -> [Widget] {
        committer.read { $0.widgets(of: account) }
    }

    /// How many widgets there are in all.
    var count: Int {
        committer.read { $0.count }
    }

    /// How many writes have been committed, and in how many commits.
    var commits: (writes: Int, commits: Int) {
        committer.commits
    }

    /// How many updates an account has made in a month ("YYYYMM").
    func usage(of account: AccountID, month: String) throws(StoreError) -> Int64 {
        try committer.usage(of: account, month: month)
    }

    /// The pushes to a widget that its history in the store may not have yet, the newest first.
    func heldPushes(to ordinal: Int64) -> [PushRecord] {
        committer.heldPushes(to: ordinal)
    }

    /// Hands a write over; `completion` hears what became of it, on the committing thread or, once stopped, at once.
    func submit(_ write: WidgetWrite, completion: @escaping @Sendable (WriteOutcome) -> Void) {
        if !worker.submit(PendingWrite(write: write, completion: completion)) { completion(.refused(.stopping)) }
    }

    /// Commits a write while the caller waits; nil, and nothing done, when that could take long.
    ///
    /// For a caller who keeps nobody else waiting: it spares two changes of threads, which cost as much as the commit.
    func commitAtOnce(_ write: WidgetWrite) -> WriteOutcome? {
        defer { if committer.takeDeferral() { worker.nudge() } }
        return committer.commitAtOnce(write)
    }

    /// Commits what has been handed over, stores what was put off, and ends the thread.
    func stop() {
        worker.stop()
        committer.storeDeferred(isLast: true)
    }
}
