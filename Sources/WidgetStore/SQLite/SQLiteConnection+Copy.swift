internal import CSQLite

extension SQLiteConnection {
    /// Writes all that is committed into an empty file, as one plain store without a log (`VACUUM INTO`).
    ///
    /// It reads in one transaction: what is committed meanwhile is not in the copy, and waits for nothing. The backup
    /// interface would begin anew at every commit of another process: https://sqlite.org/c3ref/backup_finish.html
    func copy(to path: String) throws(SQLiteFailure) {
        let statement = try Statement("VACUUM INTO ?1", on: self)
        try statement.bind(1, path)
        try statement.run()
    }

    /// The first fault that SQLite finds in a file that it reads through; nil for a sound one.
    ///
    /// <https://sqlite.org/pragma.html#pragma_integrity_check>
    func firstFault() throws(SQLiteFailure) -> String? {
        let answer = try text("PRAGMA integrity_check(1)") ?? "no answer"
        return answer == "ok" ? nil : answer
    }

    /// Copies the log into the file and gives it up, so that the file alone is the whole truth.
    ///
    /// - Throws: A failure of code `SQLITE_BUSY` while another process has the file open.
    func leaveLogMode() throws(SQLiteFailure) {
        let mode = try text("PRAGMA journal_mode = DELETE")
        guard mode == "delete" else { throw failure(SQLITE_BUSY) }
    }
}
