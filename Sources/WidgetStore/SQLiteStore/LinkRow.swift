internal import Widgets

/// A link as a row of the table `links`.
enum LinkRow {
    /// Reads links; a condition may follow.
    static let select = "SELECT id, account, slug, digest, created_at, revoked_at FROM links"

    /// Keeps a link.
    static let insert = "INSERT INTO links(account, slug, digest, created_at) VALUES (?1, ?2, ?3, ?4)"

    /// Fills the parameters of `insert`.
    static func bind(_ link: NewLink, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, link.account.rawValue)
        try statement.bind(2, link.slug)
        try statement.bind(3, link.digest)
        try statement.bind(4, link.createdAt.microseconds)
    }

    /// Reads a row of `select`.
    static func read(_ row: borrowing Row) throws(SQLiteFailure) -> LinkRecord {
        let link = NewLink(
            account: AccountID(rawValue: row.integer(1)),
            slug: row.text(2),
            digest: try row.digest(3),
            createdAt: Instant(microseconds: row.integer(4))
        )
        let revokedAt = row.optionalInteger(5).map { Instant(microseconds: $0) }
        return LinkRecord(id: LinkID(rawValue: row.integer(0)), link: link, revokedAt: revokedAt)
    }
}
