/// The connection that reads, with the statements that every request may need.
///
/// One thread at a time; `SQLiteStore` has the lock. In WAL mode it never waits for the one that writes:
/// https://sqlite.org/wal.html#concurrency
final class ReadSide {
    let connection: SQLiteConnection
    private let generation: Statement
    private let keyOfDigest: Statement
    private let linkOfDigest: Statement
    private let sessionOfDigest: Statement
    private let usageOfMonth: Statement

    /// Opens the file at `path`, which has the newest layout, and prepares the statements.
    init(path: String, busyMilliseconds: Int) throws(SQLiteFailure) {
        connection = try SQLiteConnection(path: path, access: .read, busyMilliseconds: busyMilliseconds)
        try connection.configureForReading()
        generation = try Statement("SELECT value FROM access_generation WHERE id = 1", on: connection)
        keyOfDigest = try Statement(KeyRow.select + " WHERE digest = ?1 AND revoked_at IS NULL", on: connection)
        linkOfDigest = try Statement(LinkRow.select + " WHERE digest = ?1 AND revoked_at IS NULL", on: connection)
        sessionOfDigest = try Statement(SessionRow.select + " AND sessions.digest = ?1", on: connection)
        usageOfMonth = try Statement("SELECT updates FROM usage WHERE account = ?1 AND month = ?2", on: connection)
    }

    /// The number that changes with every change of access.
    func accessGeneration() throws(SQLiteFailure) -> Int64 {
        try generation.first { row in row.integer(0) } ?? 0
    }

    /// The active key of this digest.
    func key(_ digest: SecretDigest) throws(SQLiteFailure) -> KeyRecord? {
        try keyOfDigest.bind(1, digest)
        let found = try keyOfDigest.first(KeyRow.read)
        return found?.digest == digest ? found : nil
    }

    /// The active link of this digest.
    func link(_ digest: SecretDigest) throws(SQLiteFailure) -> LinkRecord? {
        try linkOfDigest.bind(1, digest)
        let found = try linkOfDigest.first(LinkRow.read)
        return found?.digest == digest ? found : nil
    }

    /// The session of this digest, with its active key.
    func session(_ digest: SecretDigest) throws(SQLiteFailure) -> SessionRecord? {
        try sessionOfDigest.bind(1, digest)
        return try sessionOfDigest.first(SessionRow.read)
    }

    /// The updates of an account in a month.
    func usage(_ account: AccountID, _ month: String) throws(SQLiteFailure) -> Int64 {
        try usageOfMonth.bind(1, account.rawValue)
        try usageOfMonth.bind(2, month)
        return try usageOfMonth.first { row in row.integer(0) } ?? 0
    }
}
