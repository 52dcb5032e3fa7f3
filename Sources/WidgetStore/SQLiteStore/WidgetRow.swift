internal import Widgets

/// A widget as a row of the table `widgets`.
enum WidgetRow {
    /// Reads all widgets in the order of creation.
    static let select = """
        SELECT ordinal, account, slug, name, content, created_at, updated_at, push_throttle, stale_after
        FROM widgets ORDER BY ordinal
        """

    /// Keeps a widget; an account and slug that are there keep their place and their time of creation.
    static let put = """
        INSERT INTO widgets(ordinal, account, slug, name, content, created_at, updated_at, push_throttle, stale_after)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        ON CONFLICT(account, slug) DO UPDATE SET
            name = excluded.name,
            content = excluded.content,
            updated_at = excluded.updated_at,
            push_throttle = excluded.push_throttle,
            stale_after = excluded.stale_after
        """

    /// Removes a widget.
    static let delete = "DELETE FROM widgets WHERE account = ?1 AND slug = ?2"

    /// Fills the parameters of `put`.
    static func bind(_ widget: StoredWidget, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, widget.ordinal)
        try statement.bind(2, widget.account.rawValue)
        try statement.bind(3, widget.slug)
        try statement.bind(4, widget.name)
        try statement.bind(5, widget.content)
        try statement.bind(6, widget.createdAt.microseconds)
        try statement.bind(7, widget.updatedAt.microseconds)
        try statement.bind(8, widget.pushThrottle.map(Int64.init))
        try statement.bind(9, widget.staleAfter.map(Int64.init))
    }

    /// Reads a row of `select`.
    static func read(_ row: borrowing Row) -> StoredWidget {
        StoredWidget(
            account: AccountID(rawValue: row.integer(1)),
            slug: row.text(2),
            ordinal: row.integer(0),
            name: row.text(3),
            content: row.text(4),
            createdAt: Instant(microseconds: row.integer(5)),
            updatedAt: Instant(microseconds: row.integer(6)),
            pushThrottle: row.optionalInteger(7).map { Int($0) },
            staleAfter: row.optionalInteger(8).map { Int($0) }
        )
    }
}
