internal import CSQLite

/// The one owner of a prepared statement.
///
/// Made once and run often. Every run ends in a reset, so that no read transaction is left open.
struct Statement: ~Copyable {
    private let pointer: OpaquePointer
    private let connection: SQLiteConnection

    /// Compiles one SQL statement.
    ///
    /// <https://sqlite.org/c3ref/prepare.html>
    init(_ sql: String, on connection: SQLiteConnection) throws(SQLiteFailure) {
        var compiled: OpaquePointer?
        let status = sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
        try connection.check(status)
        guard let compiled else { throw connection.failure(SQLITE_MISUSE) }
        pointer = compiled
        self.connection = connection
    }

    deinit {
        // The status only repeats that of the last run, which was seen: https://sqlite.org/c3ref/finalize.html
        sqlite3_finalize(pointer)
    }

    /// Binds a number to the parameter `index`, counted from 1; nil binds NULL.
    func bind(_ index: Int32, _ value: Int64?) throws(SQLiteFailure) {
        guard let value else {
            try connection.check(sqlite3_bind_null(pointer, index))
            return
        }
        try connection.check(sqlite3_bind_int64(pointer, index, value))
    }

    /// Binds text to the parameter `index`, counted from 1; nil binds NULL.
    ///
    /// SQLite copies it.
    func bind(_ index: Int32, _ value: String?) throws(SQLiteFailure) {
        guard var value else {
            try connection.check(sqlite3_bind_null(pointer, index))
            return
        }
        let status = value.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                headway_sqlite3_bind_text(pointer, index, characters.baseAddress, UInt64(characters.count))
            }
        }
        try connection.check(status)
    }

    /// Binds the bytes of a digest to the parameter `index`, counted from 1.
    ///
    /// SQLite copies them.
    func bind(_ index: Int32, _ value: SecretDigest) throws(SQLiteFailure) {
        let status = value.withUnsafeBytes { bytes in
            headway_sqlite3_bind_blob(pointer, index, bytes.baseAddress, UInt64(bytes.count))
        }
        try connection.check(status)
    }

    /// Runs to the end and lets the rows go.
    func run() throws(SQLiteFailure) {
        defer { reset() }
        while try step() {}
    }

    /// Runs up to the first row and reads it; nil when there is none.
    func first<Value>(_ read: (borrowing Row) throws(SQLiteFailure) -> Value) throws(SQLiteFailure) -> Value? {
        defer { reset() }
        guard try step() else { return nil }
        return try read(Row(pointer))
    }

    /// Runs to the end and reads every row.
    func all<Value>(_ read: (borrowing Row) throws(SQLiteFailure) -> Value) throws(SQLiteFailure) -> [Value] {
        defer { reset() }
        var values: [Value] = []
        while try step() {
            values.append(try read(Row(pointer)))
        }
        return values
    }

    /// Goes on to the next row; false when there is no other.
    ///
    /// <https://sqlite.org/c3ref/step.html>
    private func step() throws(SQLiteFailure) -> Bool {
        let status = sqlite3_step(pointer)
        switch status {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.failure(status)
        }
    }

    private func reset() {
        // Both statuses only repeat that of the last step, which was seen: https://sqlite.org/c3ref/reset.html
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }
}
