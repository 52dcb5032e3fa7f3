internal import CSQLite
internal import Widgets

/// A key as a row of the table `keys`.
enum KeyRow {
    /// Reads keys; a condition may follow.
    static let select = """
        SELECT id, account, name, digest, allows_widgets, slug_patterns, created_at, revoked_at FROM keys
        """

    /// Keeps a key.
    static let insert = """
        INSERT INTO keys(account, name, digest, allows_widgets, slug_patterns, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """

    /// Fills the parameters of `insert`.
    static func bind(_ key: NewKey, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, key.account.rawValue)
        try statement.bind(2, key.name)
        try statement.bind(3, key.digest)
        try statement.bind(4, key.allowsWidgets ? 1 : 0)
        try statement.bind(5, key.slugPatterns.map(\.text).joined(separator: " "))
        try statement.bind(6, key.createdAt.microseconds)
    }

    /// Reads a row of `select`.
    ///
    /// - Throws: A failure of code `SQLITE_CORRUPT` for patterns that are none: dropping one could widen a key.
    static func read(_ row: borrowing Row) throws(SQLiteFailure) -> KeyRecord {
        let key = NewKey(
            account: AccountID(rawValue: row.integer(1)),
            name: row.text(2),
            digest: try row.digest(3),
            allowsWidgets: row.integer(4) == 1,
            slugPatterns: try patterns(row.text(5)),
            createdAt: Instant(microseconds: row.integer(6))
        )
        let revokedAt = row.optionalInteger(7).map { Instant(microseconds: $0) }
        return KeyRecord(id: KeyID(rawValue: row.integer(0)), key: key, revokedAt: revokedAt)
    }

    private static func patterns(_ text: String) throws(SQLiteFailure) -> [SlugPattern] {
        var patterns: [SlugPattern] = []
        for part in text.split(separator: " ") {
            do {
                patterns.append(try SlugPattern(String(part)))
            } catch {
                throw SQLiteFailure(extendedCode: SQLITE_CORRUPT, systemError: 0, message: error.description)
            }
        }
        return patterns
    }
}
