internal import CSQLite

/// The row a statement stands on. Columns count from 0: https://sqlite.org/c3ref/column_blob.html
struct Row: ~Copyable {
    private let pointer: OpaquePointer

    /// The row that the statement `pointer` stands on.
    ///
    /// Good until the statement moves on.
    init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// The number in a column; 0 for NULL.
    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(pointer, column)
    }

    /// The number in a column; nil for NULL.
    func optionalInteger(_ column: Int32) -> Int64? {
        sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : integer(column)
    }

    /// The text in a column; empty for NULL.
    func text(_ column: Int32) -> String {
        optionalText(column) ?? ""
    }

    /// The text in a column; nil for NULL.
    func optionalText(_ column: Int32) -> String? {
        // The text first and its size after: the size is that of the form asked for last.
        guard let bytes = sqlite3_column_text(pointer, column) else { return nil }
        let count = Int(sqlite3_column_bytes(pointer, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The digest in a column.
    ///
    /// - Throws: A failure of code `SQLITE_CORRUPT` when the column does not hold 32 bytes.
    func digest(_ column: Int32) throws(SQLiteFailure) -> SecretDigest {
        let bytes = sqlite3_column_blob(pointer, column)
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard let digest = SecretDigest(bytes: UnsafeRawBufferPointer(start: bytes, count: count)) else {
            let message = "a digest has \(count) bytes instead of \(SecretDigest.byteCount)"
            throw SQLiteFailure(extendedCode: SQLITE_CORRUPT, systemError: 0, message: message)
        }
        return digest
    }
}
