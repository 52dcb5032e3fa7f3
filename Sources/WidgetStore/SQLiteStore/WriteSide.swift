internal import Widgets

/// The connection that writes, with its statements.
///
/// One thread at a time; `SQLiteStore` has the lock.
final class WriteSide {
    let connection: SQLiteConnection
    private let begin: Statement
    private let commit: Statement
    private let updateInPlace: Statement
    private let updateWidget: Statement
    private let insertWidget: Statement
    private let deleteWidget: Statement
    private let addUsage: Statement
    private let insertPush: Statement
    private let trimPushes: Statement
    private var checkpoints = CheckpointPolicy()
    private var files: FileWatch

    /// Prepares the statements on a connection whose file, in `directory`, has the newest layout.
    init(_ connection: SQLiteConnection, in directory: DataDirectory) throws(SQLiteFailure) {
        self.connection = connection
        // IMMEDIATE takes the write lock at once, so that only the first statement can find the store busy.
        begin = try Statement("BEGIN IMMEDIATE", on: connection)
        commit = try Statement("COMMIT", on: connection)
        updateInPlace = try Statement(WidgetRow.updateInPlace, on: connection)
        updateWidget = try Statement(WidgetRow.update, on: connection)
        insertWidget = try Statement(WidgetRow.insert, on: connection)
        deleteWidget = try Statement(WidgetRow.delete, on: connection)
        addUsage = try Statement(
            """
            INSERT INTO usage(account, month, updates) VALUES (?1, ?2, ?3)
            ON CONFLICT(account, month) DO UPDATE SET updates = updates + excluded.updates
            """,
            on: connection
        )
        insertPush = try Statement(PushRow.insert, on: connection)
        trimPushes = try Statement(PushRow.trim, on: connection)
        // To prepare a statement SQLite has read the file, so log and index are there.
        files = FileWatch(of: directory)
    }

    /// Looks, once a second at most, whether the files stand where they were opened.
    ///
    /// - Parameter now: Milliseconds of a clock that never jumps.
    /// - Returns: A fault with which no write may go on; nil when there is none.
    func fileFault(now: UInt64) -> FileFault? {
        let fault = files.fault(now: now)
        // The store still stands there: what only the lost log has is brought into it while it can be.
        if fault?.file == .log { try? connection.checkpoint(.passive) }
        return fault
    }

    /// Makes a batch durable, or nothing of it, and does `meanwhile` while the disk is busy with it.
    func commit(_ batch: WidgetBatch, meanwhile: @escaping () -> Void) throws(SQLiteFailure) {
        try connection.whileSyncing(meanwhile) { () throws(SQLiteFailure) in try commit(batch) }
    }

    private func commit(_ batch: WidgetBatch) throws(SQLiteFailure) {
        let isOneChange = batch.changes.count == 1 && batch.usage.isEmpty && batch.pushes.isEmpty
        if isOneChange, case .put(let widget)? = batch.changes.first, try replace(widget) { return }
        try transaction { (side) throws(SQLiteFailure) in try side.apply(batch) }
    }

    /// Replaces one widget that is there, which is what nearly every push does; false, and nothing done, when it is not.
    ///
    /// One statement is a transaction of its own, on disk when it returns, and spares the two statements around it.
    /// <https://sqlite.org/lang_transaction.html#implicit_versus_explicit_transactions>
    private func replace(_ widget: StoredWidget) throws(SQLiteFailure) -> Bool {
        try WidgetRow.bind(widget, to: updateInPlace)
        try updateInPlace.bind(8, widget.ordinal)
        do {
            try updateInPlace.run()
        } catch {
            rollBack()
            throw error
        }
        guard connection.changedRows > 0 else { return false }
        checkpointIfDue()
        return true
    }

    /// Applies a batch; the caller has a transaction open.
    func apply(_ batch: WidgetBatch) throws(SQLiteFailure) {
        for change in batch.changes {
            switch change {
            case .put(let widget):
                try put(widget)
            case .delete(let account, let slug):
                try deleteWidget.bind(1, account.rawValue)
                try deleteWidget.bind(2, slug)
                try deleteWidget.run()
            }
        }
        for increment in batch.usage {
            try addUsage.bind(1, increment.account.rawValue)
            try addUsage.bind(2, increment.month)
            try addUsage.bind(3, increment.updates)
            try addUsage.run()
        }
        try add(batch.pushes)
    }

    private func add(_ pushes: [PushRecord]) throws(SQLiteFailure) {
        for push in pushes {
            try PushRow.bind(push, to: insertPush)
            try insertPush.run()
        }
        for widget in Set(pushes.map(\.widget)) {
            try trimPushes.bind(1, widget)
            try trimPushes.bind(2, Int64(PushRecord.countLimit))
            try trimPushes.run()
        }
    }

    /// Nearly every push is to a widget that is there, so the update comes first.
    private func put(_ widget: StoredWidget) throws(SQLiteFailure) {
        try WidgetRow.bind(widget, to: updateWidget)
        try updateWidget.run()
        guard connection.changedRows == 0 else { return }
        try WidgetRow.bind(widget, to: insertWidget)
        try insertWidget.bind(8, widget.ordinal)
        try insertWidget.bind(9, widget.createdAt.microseconds)
        try insertWidget.run()
    }

    /// Runs `body` in one transaction: all of it becomes durable, or none of it stays.
    func transaction<Value>(_ body: @Sendable (WriteSide) throws(SQLiteFailure) -> Value) throws(SQLiteFailure) -> Value
    {
        try begin.run()
        let value: Value
        do {
            value = try body(self)
            // With synchronous=FULL this returns after the log is on disk.
            // https://sqlite.org/pragma.html#pragma_synchronous
            try commit.run()
        } catch {
            rollBack()
            throw error
        }
        checkpointIfDue()
        return value
    }

    /// A full disk or a failed write may have rolled back already.
    ///
    /// <https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
    private func rollBack() {
        guard connection.isInTransaction else { return }
        // Taking back needs no room and no write. Should it fail all the same, the next BEGIN says so.
        try? connection.execute("ROLLBACK")
    }

    /// The commit is durable whatever comes of this; a checkpoint that fails is tried again later.
    private func checkpointIfDue() {
        switch checkpoints.action(frames: connection.logFrames) {
        case .none: break
        case .passive: try? connection.checkpoint(.passive)
        case .restart: try? connection.checkpoint(.restart)
        }
    }
}
