internal import CSQLite

/// A status of SQLite other than success, with all that is known about it.
struct SQLiteFailure: Error, Sendable, CustomStringConvertible {
    /// The extended result code, such as `SQLITE_IOERR_WRITE`.
    ///
    /// <https://sqlite.org/rescode.html>
    let extendedCode: Int32

    /// The `errno` of the system call behind it, or 0.
    let systemError: Int32

    /// The text of SQLite.
    ///
    /// It may name tables and columns; SQLite puts no bound values in it.
    let message: String

    /// The primary result code, the low eight bits of the extended one.
    var code: Int32 { extendedCode & 0xFF }

    var description: String {
        let system = systemError == 0 ? "" : ", system error \(systemError)"
        return "SQLite says: \(message) (code \(code), extended code \(extendedCode)\(system))."
    }
}
