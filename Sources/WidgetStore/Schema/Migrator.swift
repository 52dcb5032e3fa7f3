/// Brings the layout of a file up to the newest version.
struct Migrator {
    /// All steps, in order, counting from 1.
    let migrations: [Migration]

    /// The version of the layout after the last step.
    var newestVersion: Int { migrations.last?.version ?? 0 }

    /// Runs the steps that the file lacks, each in a transaction of its own, and says whether there were any.
    ///
    /// The version is part of the transaction, so a step that is cut short leaves the version before it.
    func run(on connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
        var changed = false
        for migration in migrations where try version(of: connection) < migration.version {
            changed = try apply(migration, on: connection) || changed
        }
        return changed
    }

    /// Runs one step in a transaction; false when the file turned out to have it already.
    func apply(_ migration: Migration, on connection: SQLiteConnection) throws(SQLiteFailure) -> Bool {
        // IMMEDIATE takes the write lock before the version is read again: another process may do the same step.
        // https://sqlite.org/lang_transaction.html
        try connection.execute("BEGIN IMMEDIATE")
        do {
            let needed = try version(of: connection) < migration.version
            if needed {
                try connection.execute(migration.sql)
                try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
                try connection.execute("PRAGMA user_version = \(migration.version)")
            }
            try connection.execute("COMMIT")
            return needed
        } catch {
            // Some failures roll back by themselves. A rollback that fails leaves the transaction to the close.
            if connection.isInTransaction {
                try? connection.execute("ROLLBACK")
            }
            throw error
        }
    }

    private func version(of connection: SQLiteConnection) throws(SQLiteFailure) -> Int {
        Int(try connection.integer("PRAGMA user_version") ?? 0)
    }
}

/// One step in the layout of the file, from the version before it.
struct Migration: Sendable {
    /// The version of the layout after this step; steps count up by one from 1.
    let version: Int

    /// The statements that make the step.
    let sql: String
}
