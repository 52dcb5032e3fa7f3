internal import Widgets

/// A push as a row of the table `pushes`.
enum PushRow {
    /// Reads the newest pushes of a widget, the newest first.
    static let select = """
        SELECT widget, at, is_creation, key, percent, content, is_too_long, reading
        FROM pushes WHERE widget = ?1 ORDER BY id DESC LIMIT ?2
        """

    /// Keeps a push, unless its widget has been removed meanwhile.
    static let insert = """
        INSERT INTO pushes(widget, at, is_creation, key, percent, content, is_too_long, reading)
        SELECT ordinal, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM widgets WHERE ordinal = ?1
        """

    /// Removes all but the so many newest pushes of a widget.
    static let trim = """
        DELETE FROM pushes WHERE widget = ?1 AND id <= (
            SELECT id FROM pushes WHERE widget = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2
        )
        """

    /// Fills the parameters of `insert`.
    static func bind(_ push: PushRecord, to statement: borrowing Statement) throws(SQLiteFailure) {
        try statement.bind(1, push.widget)
        try statement.bind(2, push.at.microseconds)
        try statement.bind(3, push.isCreation ? 1 : 0)
        try statement.bind(4, push.key.rawValue)
        try statement.bind(5, push.percent.map(Int64.init))
        switch push.content {
        case .none, .tooLong: try statement.bind(6, nil as String?)
        case .kept(let text): try statement.bind(6, text)
        }
        try statement.bind(7, push.content == .tooLong ? 1 : 0)
        try statement.bind(8, push.reading)
    }

    /// Reads a row of `select`.
    static func read(_ row: borrowing Row) -> PushRecord {
        PushRecord(
            widget: row.integer(0),
            at: Instant(microseconds: row.integer(1)),
            isCreation: row.integer(2) == 1,
            key: KeyID(rawValue: row.integer(3)),
            reading: row.optionalText(7),
            percent: row.optionalInteger(4).map { Int($0) },
            content: row.integer(6) == 1 ? .tooLong : row.optionalText(5).map { .kept($0) } ?? .none
        )
    }
}
