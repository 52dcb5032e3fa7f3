internal import CSQLite
public import Widgets

extension SQLiteStore {
    /// All accounts, oldest first.
    public func accounts() throws(StoreError) -> [Account] {
        try read { (side) throws(SQLiteFailure) in
            let select = try Statement(
                "SELECT id, nickname, public_id, created_at FROM accounts ORDER BY id",
                on: side.connection
            )
            return try select.all { row in
                Account(
                    id: AccountID(rawValue: row.integer(0)),
                    nickname: row.optionalText(1),
                    publicID: row.text(2),
                    createdAt: Instant(microseconds: row.integer(3))
                )
            }
        }
    }

    /// Makes an account with a new random public identifier.
    public func createAccount(nickname: String?, at instant: Instant) throws(StoreError) -> Account {
        if let nickname {
            try DisplayName.check(nickname, of: "The nickname of an account")
        }
        let publicID = try RandomText.base62(count: Account.publicIDLength)
        let id = try write { (side) throws(SQLiteFailure) in
            let insert = try Statement(
                "INSERT INTO accounts(nickname, public_id, created_at) VALUES (?1, ?2, ?3)",
                on: side.connection
            )
            try insert.bind(1, nickname)
            try insert.bind(2, publicID)
            try insert.bind(3, instant.microseconds)
            try insert.run()
            return AccountID(rawValue: side.connection.lastInsertedRow)
        }
        return Account(
            id: id,
            nickname: nickname,
            publicID: publicID,
            createdAt: Instant(microseconds: instant.microseconds)
        )
    }

    /// Keeps a new key.
    public func createKey(_ key: NewKey) throws(StoreError) -> KeyRecord {
        try DisplayName.check(key.name, of: "The name of a key")
        do throws(StoreError) {
            return try write { (side) throws(SQLiteFailure) in
                let insert = try Statement(KeyRow.insert, on: side.connection)
                try KeyRow.bind(key, to: insert)
                try insert.run()
                return try Self.inserted(KeyRow.select, side.connection, KeyRow.read)
            }
        } catch {
            guard error.kind == .conflict else { throw Self.explain(error, account: key.account) }
            let advice = "Choose another name, or revoke that key first."
            throw StoreError(.conflict, "There is an active key named \"\(key.name)\" already. \(advice)")
        }
    }

    /// All keys, revoked ones too, oldest first; of every account when `account` is nil.
    public func keys(account: AccountID?) throws(StoreError) -> [KeyRecord] {
        try list(KeyRow.select, account, KeyRow.read)
    }

    /// Revokes a key.
    ///
    /// Returns false, and changes nothing, when there is no active key of this identifier.
    public func revokeKey(_ id: KeyID, at instant: Instant) throws(StoreError) -> Bool {
        try revoke("UPDATE keys SET revoked_at = ?2 WHERE id = ?1 AND revoked_at IS NULL", id.rawValue, instant)
    }

    /// The active key of this digest; nil for an unknown key and for a revoked one.
    public func key(digest: SecretDigest) throws(StoreError) -> KeyRecord? {
        try read { (side) throws(SQLiteFailure) in try side.key(digest) }
    }

    /// Keeps a new link.
    public func createLink(_ link: NewLink) throws(StoreError) -> LinkRecord {
        do throws(StoreError) {
            return try write { (side) throws(SQLiteFailure) in
                let insert = try Statement(LinkRow.insert, on: side.connection)
                try LinkRow.bind(link, to: insert)
                try insert.run()
                return try Self.inserted(LinkRow.select, side.connection, LinkRow.read)
            }
        } catch {
            throw Self.explain(error, account: link.account)
        }
    }

    /// All links, revoked ones too, oldest first; of every account when `account` is nil.
    public func links(account: AccountID?) throws(StoreError) -> [LinkRecord] {
        try list(LinkRow.select, account, LinkRow.read)
    }

    /// Revokes a link.
    ///
    /// Returns false, and changes nothing, when there is no active link of this identifier.
    public func revokeLink(_ id: LinkID, at instant: Instant) throws(StoreError) -> Bool {
        try revoke("UPDATE links SET revoked_at = ?2 WHERE id = ?1 AND revoked_at IS NULL", id.rawValue, instant)
    }

    /// The active link of this digest; nil for an unknown link and for a revoked one.
    public func link(digest: SecretDigest) throws(StoreError) -> LinkRecord? {
        try read { (side) throws(SQLiteFailure) in try side.link(digest) }
    }

    /// Foreign keys are the only rule of the layout that a key or link can still break here.
    private static func explain(_ error: StoreError, account: AccountID) -> StoreError {
        guard error.kind == .invalid else { return error }
        return StoreError(.invalid, "There is no account \(account.rawValue) in the store. Make it first.")
    }

    private func list<Record: Sendable>(
        _ select: String,
        _ account: AccountID?,
        _ decode: @Sendable (borrowing Row) throws(SQLiteFailure) -> Record
    ) throws(StoreError) -> [Record] {
        try read { (side) throws(SQLiteFailure) in
            let statement = try Statement(
                select + " WHERE ?1 IS NULL OR account = ?1 ORDER BY id",
                on: side.connection
            )
            try statement.bind(1, account?.rawValue)
            return try statement.all(decode)
        }
    }

    private func revoke(_ sql: String, _ id: Int64, _ instant: Instant) throws(StoreError) -> Bool {
        try write { (side) throws(SQLiteFailure) in
            let update = try Statement(sql, on: side.connection)
            try update.bind(1, id)
            try update.bind(2, instant.microseconds)
            try update.run()
            return side.connection.changedRows == 1
        }
    }

    /// The row that was just inserted, read back so that the caller has exactly what was kept.
    private static func inserted<Record>(
        _ select: String,
        _ connection: SQLiteConnection,
        _ decode: @Sendable (borrowing Row) throws(SQLiteFailure) -> Record
    ) throws(SQLiteFailure) -> Record {
        let statement = try Statement(select + " WHERE id = ?1", on: connection)
        try statement.bind(1, connection.lastInsertedRow)
        guard let record = try statement.first(decode) else { throw connection.failure(SQLITE_MISUSE) }
        return record
    }
}
