internal import Widgets

/// A widget as a row of the table `widgets`.
enum WidgetRow {
    /// Reads all widgets in the order of creation.
    static let select = """
        SELECT ordinal, account, slug, name, content, created_at, updated_at, push_throttle, stale_after
        FROM widgets ORDER BY ordinal
        """

    /// Updates the widget of this account and slug, which keeps its place and its time of creation.
    static let update = """
        UPDATE widgets SET name = ?3, content = ?4, updated_at = ?5, push_throttle = ?6, stale_after = ?7
        WHERE account = ?1 AND slug = ?2
        """

    /// The same, found by its number where that is known to be its own.
    static let updateInPlace = """
        UPDATE widgets SET name = ?3, content = ?4, updated_at = ?5, push_throttle = ?6, stale_after = ?7
        WHERE ordinal = ?8 AND account = ?1 AND slug = ?2
        """

    /// Keeps a widget whose account and slug are new.
    static let insert = """
        INSERT INTO widgets(account, slug, name, content, updated_at, push_throttle, stale_after, ordinal, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """

    /// Removes a widget.
    static let delete = "DELETE FROM widgets WHERE account = ?1 AND slug = ?2"

    /// Fills the parameters that `update` and `insert` share.
    static func bind(_ widget: StoredWidget, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, widget.account.rawValue)
        try statement.bind(2, widget.slug)
        try statement.bind(3, widget.name)
        try statement.bind(4, widget.content)
        try statement.bind(5, widget.updatedAt.microseconds)
        try statement.bind(6, widget.pushThrottle.map(Int64.init))
        try statement.bind(7, widget.staleAfter.map(Int64.init))
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
