internal import Widgets

/// A session as a row of the table `sessions`, read together with its key.
enum SessionRow {
    /// Reads sessions whose keys are active; more conditions may follow.
    static let select = """
        SELECT keys.id, account, name, keys.digest, allows_widgets, slug_patterns, keys.created_at, revoked_at,
            sessions.id, sessions.created_at, used_at
        FROM sessions JOIN keys ON keys.id = key WHERE revoked_at IS NULL
        """

    /// Keeps a session, unless its key has been revoked meanwhile.
    static let insert = """
        INSERT INTO sessions(key, digest, created_at, used_at)
        SELECT id, ?2, ?3, ?3 FROM keys WHERE id = ?1 AND revoked_at IS NULL
        """

    /// Ends all but the so many sessions of a key that were used last.
    static let trim = """
        DELETE FROM sessions WHERE key = ?1 AND id NOT IN (
            SELECT id FROM sessions WHERE key = ?1 ORDER BY used_at DESC, id DESC LIMIT ?2
        )
        """

    /// Fills the parameters of `insert`.
    static func bind(_ session: NewSession, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, session.key.rawValue)
        try statement.bind(2, session.digest)
        try statement.bind(3, session.createdAt.microseconds)
    }

    /// Reads a row of `select`.
    static func read(_ row: borrowing Row) throws(SQLiteFailure) -> SessionRecord {
        SessionRecord(
            id: SessionID(rawValue: row.integer(8)),
            key: try KeyRow.read(row),
            createdAt: Instant(microseconds: row.integer(9)),
            usedAt: Instant(microseconds: row.integer(10))
        )
    }
}
