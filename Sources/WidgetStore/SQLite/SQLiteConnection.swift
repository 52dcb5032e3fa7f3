internal import CLogSync
internal import CSQLite

/// The one owner of a `sqlite3` handle.
///
/// It is not `Sendable` and opened without SQLite's own mutexes: whoever owns it sees to it that one thread uses it at a
/// time. https://sqlite.org/threadsafe.html
final class SQLiteConnection {
    /// What the connection may do with the file.
    enum Access {
        /// Reads only (`SQLITE_OPEN_READONLY`).
        case read
        /// Reads and writes a file that is there (`SQLITE_OPEN_READWRITE`); never creates one.
        case readWrite
    }

    /// How far a checkpoint goes.
    ///
    /// <https://sqlite.org/c3ref/wal_checkpoint_v2.html>
    enum Checkpoint {
        /// Copies what can be copied without waiting for anyone (`SQLITE_CHECKPOINT_PASSIVE`).
        case passive
        /// Copies everything and waits, up to the busy timeout, until the log can start anew (`SQLITE_CHECKPOINT_RESTART`).
        case restart
        /// As `restart`, and cuts the log to nothing (`SQLITE_CHECKPOINT_TRUNCATE`).
        case truncate
    }

    /// The frames in the write-ahead log after the last commit of this connection; 0 before the first.
    private(set) var logFrames = 0

    let handle: OpaquePointer

    /// Opens the file at `path`.
    ///
    /// SQLite reads its first bytes and takes no lock until the first statement.
    init(path: String, access: Access, busyMilliseconds: Int) throws(SQLiteFailure) {
        // Refused, and no loss, when something else in the process has used SQLite before.
        _ = Self.countsNoMemory
        let mode = access == .read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, flags, access == .read ? nil : Self.filesForWriting)
        guard status == SQLITE_OK, let opened else {
            // An open that failed leaves a handle that has to be closed too: https://sqlite.org/c3ref/open.html
            let failure = Self.failure(status, opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
        // A class is destroyed, and its handle closed, when an initializer throws after the last member is set.
        // A file that the system protects is opened for reading without a word: https://sqlite.org/c3ref/db_readonly.html
        guard access == .read || sqlite3_db_readonly(opened, "main") == 0 else {
            let message = "the file or its file system is write-protected"
            throw SQLiteFailure(extendedCode: SQLITE_READONLY, systemError: 0, message: message)
        }
        try check(sqlite3_busy_timeout(opened, Int32(clamping: busyMilliseconds)))
        try check(sqlite3_extended_result_codes(opened, 1))
        // The context is not retained: the hook lives in the handle, which this object closes in deinit. Setting a hook
        // turns the automatic checkpoint off: https://sqlite.org/c3ref/wal_hook.html
        sqlite3_wal_hook(
            opened,
            { context, _, _, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<SQLiteConnection>.fromOpaque(context).takeUnretainedValue().logFrames = Int(frames)
                return SQLITE_OK
            },
            Unmanaged.passUnretained(self).toOpaque()
        )
    }

    deinit {
        // Statements retain their connection, so none is left and the handle goes at once. A failed checkpoint on close
        // is no loss: the log stays and the next open reads it. https://sqlite.org/c3ref/close.html
        sqlite3_close_v2(handle)
    }

    /// Whether a transaction is open.
    ///
    /// <https://sqlite.org/c3ref/get_autocommit.html>
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The row identifier of the last insert of this connection.
    ///
    /// <https://sqlite.org/c3ref/last_insert_rowid.html>
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// The rows that the last statement changed.
    ///
    /// <https://sqlite.org/c3ref/changes.html>
    var changedRows: Int { Int(sqlite3_changes(handle)) }

    /// Turns a status other than `SQLITE_OK` into a failure.
    func check(_ status: Int32) throws(SQLiteFailure) {
        guard status != SQLITE_OK else { return }
        throw Self.failure(status, handle)
    }

    /// The failure behind `status`, with the text that SQLite keeps until the next call on the handle.
    func failure(_ status: Int32) -> SQLiteFailure {
        Self.failure(status, handle)
    }

    // A constant of the program, or nil for SQLite's own.
    nonisolated(unsafe) private static let filesForWriting = headway_log_sync_register()

    private static let countsNoMemory = headway_sqlite3_count_no_memory() == SQLITE_OK

    private static func failure(_ status: Int32, _ handle: OpaquePointer?) -> SQLiteFailure {
        // https://sqlite.org/c3ref/errcode.html
        // SQLite sets the system error for these two only and else keeps that of an older failure.
        let hasSystemError = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(status & 0xFF)
        let message = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(status)
        return SQLiteFailure(
            extendedCode: status,
            systemError: hasSystemError ? handle.map { sqlite3_system_errno($0) } ?? 0 : 0,
            message: message.map { String(cString: $0) } ?? "unknown error"
        )
    }

    /// Runs statements that have no parameters and whose rows do not matter.
    ///
    /// <https://sqlite.org/c3ref/exec.html>
    func execute(_ sql: String) throws(SQLiteFailure) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Runs `body` and, while the log is synced in it, `work`; should there be no sync, `work` comes after it.
    ///
    /// If `body` throws, `work` may have been done or not. It must leave the connection alone.
    func whileSyncing(
        _ work: @escaping () -> Void,
        _ body: () throws(SQLiteFailure) -> Void
    ) throws(SQLiteFailure) {
        var errand = Errand(work: work)
        try withUnsafeMutablePointer(to: &errand) { (errand) throws(SQLiteFailure) in
            // The pointer is good until this closure returns, and SQLite has it no longer.
            headway_log_sync_set_work(handle, { $0?.assumingMemoryBound(to: Errand.self).pointee.run() }, errand)
            defer { headway_log_sync_set_work(handle, nil, nil) }
            try body()
            errand.pointee.run()
        }
    }

    /// Something to be done once.
    private struct Errand {
        var work: (() -> Void)?

        mutating func run() {
            work?()
            work = nil
        }
    }

    /// The first column of the first row of a statement without parameters; nil when there is no row.
    func integer(_ sql: String) throws(SQLiteFailure) -> Int64? {
        let statement = try Statement(sql, on: self)
        return try statement.first { row in row.integer(0) }
    }

    /// The first column of the first row of a statement without parameters, as text; nil when there is no row.
    func text(_ sql: String) throws(SQLiteFailure) -> String? {
        let statement = try Statement(sql, on: self)
        return try statement.first { row in row.text(0) }
    }

    /// Sets whether closing the last connection copies the log into the file and removes it (`SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`).
    func setCheckpointOnClose(_ on: Bool) throws(SQLiteFailure) {
        try check(headway_sqlite3_set_option(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1))
    }

    /// Copies the write-ahead log into the file.
    func checkpoint(_ mode: Checkpoint) throws(SQLiteFailure) {
        let number =
            switch mode {
            case .passive: SQLITE_CHECKPOINT_PASSIVE
            case .restart: SQLITE_CHECKPOINT_RESTART
            case .truncate: SQLITE_CHECKPOINT_TRUNCATE
            }
        try check(sqlite3_wal_checkpoint_v2(handle, nil, number, nil, nil))
    }
}
