internal import CSQLite
internal import Glibc

extension SQLiteConnection {
    /// Sets up a connection that writes.
    ///
    /// Nothing here changes the file. https://sqlite.org/pragma.html
    ///
    /// Pages of 1 MiB are cached; the log keeps at most 8 MiB after a burst; freed pages are not overwritten at the cost
    /// of writes, since nothing secret is kept in plain.
    func configureForWriting(maximumPages: Int?) throws(SQLiteFailure) {
        try execute(
            """
            PRAGMA foreign_keys = ON;
            PRAGMA trusted_schema = OFF;
            PRAGMA cell_size_check = ON;
            PRAGMA temp_store = MEMORY;
            PRAGMA cache_size = -1024;
            PRAGMA secure_delete = FAST;
            PRAGMA synchronous = FULL;
            PRAGMA journal_size_limit = 8388608;
            """
        )
        if let maximumPages {
            try execute("PRAGMA max_page_count = \(maximumPages)")
        }
    }

    /// Sets up a connection that reads, with half a MiB of cached pages.
    func configureForReading() throws(SQLiteFailure) {
        try execute(
            """
            PRAGMA trusted_schema = OFF;
            PRAGMA cell_size_check = ON;
            PRAGMA temp_store = MEMORY;
            PRAGMA cache_size = -512;
            """
        )
    }

    /// Switches the file to the write-ahead log, which it then keeps.
    ///
    /// <https://sqlite.org/wal.html>
    ///
    /// SQLite does not wait for others at this step as it does elsewhere, so the waiting is here.
    func enterLogMode(busyMilliseconds: Int) throws(SQLiteFailure) {
        var remaining = busyMilliseconds
        while true {
            do throws(SQLiteFailure) {
                let mode = try text("PRAGMA journal_mode = WAL")
                guard mode == "wal" else { throw failure(SQLITE_CANTOPEN) }
                return
            } catch {
                guard error.code == SQLITE_BUSY, remaining > 0 else { throw error }
                usleep(1_000)
                remaining -= 1
            }
        }
    }
}
