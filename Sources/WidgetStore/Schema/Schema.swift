/// The layout of the file.
///
/// A migration that was released is never edited; a new layout is one more migration at the end.
enum Schema {
    /// Tells a Headway store from other SQLite files: "Hdwy" in ASCII. https://sqlite.org/pragma.html#pragma_application_id
    static let applicationID: Int32 = 0x4864_7779

    /// All steps, in order.
    static let migrations = [
        Migration(version: 1, sql: version1), Migration(version: 2, sql: version2),
        Migration(version: 3, sql: version3), Migration(version: 4, sql: version4),
    ]

    /// The version of the layout after the last step.
    static let newestVersion = Migrator(migrations: migrations).newestVersion

    // Instants are whole microseconds since 1970 UTC. STRICT refuses values of the wrong type.
    //
    // accounts, keys and links number with AUTOINCREMENT so that a number is never given out twice.
    // keys.slug_patterns holds the patterns with a space between; no pattern can have one.
    // widgets.ordinal is the row identifier, so an order of creation and an update in place cost no index.
    // The triggers make any change of access visible as a new generation, even one made by hand.
    private static let version1 = """
        CREATE TABLE accounts(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            nickname TEXT,
            public_id TEXT NOT NULL UNIQUE,
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE keys(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            digest BLOB NOT NULL UNIQUE CHECK(length(digest) = 32),
            allows_widgets INTEGER NOT NULL CHECK(allows_widgets IN (0, 1)),
            slug_patterns TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            revoked_at INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX keys_active_name ON keys(account, name) WHERE revoked_at IS NULL;
        CREATE TABLE links(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
            slug TEXT NOT NULL,
            digest BLOB NOT NULL UNIQUE CHECK(length(digest) = 32),
            created_at INTEGER NOT NULL,
            revoked_at INTEGER
        ) STRICT;
        CREATE INDEX links_account ON links(account);
        CREATE TABLE widgets(
            ordinal INTEGER PRIMARY KEY CHECK(ordinal > 0),
            account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
            slug TEXT NOT NULL,
            name TEXT NOT NULL,
            content TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            push_throttle INTEGER,
            stale_after INTEGER,
            UNIQUE(account, slug)
        ) STRICT;
        CREATE TABLE usage(
            account INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
            month TEXT NOT NULL CHECK(month GLOB '[0-9][0-9][0-9][0-9][0-9][0-9]'),
            updates INTEGER NOT NULL CHECK(updates >= 0),
            PRIMARY KEY(account, month)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE access_generation(
            id INTEGER PRIMARY KEY CHECK(id = 1),
            value INTEGER NOT NULL
        ) STRICT;
        INSERT INTO access_generation(id, value) VALUES (1, 1);
        """ + ["accounts", "keys", "links"].map { accessTriggers(of: $0) }.joined()

    // Sessions go with their keys, which are revoked and never removed. That a session was used is stored now and then and
    // is no change of access; that it begins or ends is one.
    private static let version2 = """
        CREATE TABLE sessions(
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key INTEGER NOT NULL REFERENCES keys(id) ON DELETE CASCADE,
            digest BLOB NOT NULL UNIQUE CHECK(length(digest) = 32),
            created_at INTEGER NOT NULL,
            used_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX sessions_key ON sessions(key, used_at);
        CREATE TRIGGER keys_revoked_ends_sessions AFTER UPDATE OF revoked_at ON keys WHEN NEW.revoked_at IS NOT NULL BEGIN
            DELETE FROM sessions WHERE key = NEW.id;
        END;
        """ + accessTriggers(of: "sessions", columns: "key, digest, created_at")

    // pushes.id tells the order; the index has it too, so that the oldest are found without reading contents.
    // The key is no reference: what a key pushed stays pushed.
    private static let version3 = """
        CREATE TABLE pushes(
            id INTEGER PRIMARY KEY,
            widget INTEGER NOT NULL REFERENCES widgets(ordinal) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            is_creation INTEGER NOT NULL CHECK(is_creation IN (0, 1)),
            key INTEGER NOT NULL,
            percent INTEGER,
            content TEXT,
            is_too_long INTEGER NOT NULL CHECK(is_too_long IN (0, 1))
        ) STRICT;
        CREATE INDEX pushes_widget ON pushes(widget, id);
        """

    // Until version 3 all readings were percents, and only those were kept.
    private static let version4 = """
        ALTER TABLE pushes ADD COLUMN reading TEXT;
        UPDATE pushes SET reading = percent || '%' WHERE percent IS NOT NULL;
        """

    private static func accessTriggers(of table: String, columns: String? = nil) -> String {
        ["INSERT", "UPDATE", "DELETE"].map { event in
            let those = event == "UPDATE" ? columns.map { " OF " + $0 } ?? "" : ""
            return """

                CREATE TRIGGER \(table)_\(event.lowercased())_changes_access AFTER \(event)\(those) ON \(table) BEGIN
                    UPDATE access_generation SET value = value + 1;
                END;
                """
        }.joined()
    }
}
