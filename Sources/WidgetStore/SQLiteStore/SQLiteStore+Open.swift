extension SQLiteStore {
    /// Opens the store in `directory`, and makes both if they are not there.
    ///
    /// A file that cannot be used (damaged, not a store, of a newer version) is left byte for byte as it is.
    ///
    /// - Parameters:
    ///   - directory: The data directory; made with mode 700 when missing. The store in it has mode 600.
    ///   - options: The purpose, and the limits that go with it.
    /// - Returns: The open store; closed by `close()` or when nothing holds it any more.
    /// - Throws: `StoreError`, with a sentence that says what is wrong and the way out.
    public static func open(directory: String, options: SQLiteStoreOptions) throws(StoreError) -> SQLiteStore {
        try open(directory: directory, options: options, migrations: Schema.migrations)
    }

    /// As the public form, with other migrations and another clock of milliseconds that never jumps; for tests.
    static func open(
        directory path: String,
        options: SQLiteStoreOptions,
        migrations: [Migration] = Schema.migrations,
        uptime: @escaping @Sendable () -> UInt64 = { uptimeMilliseconds }
    ) throws(StoreError) -> SQLiteStore {
        let directory = try DataDirectory(preparing: path)
        let lock: ServeLock? = options.purpose == .serve ? try ServeLock(of: directory) : nil
        let use = try DirectoryLock.shared(directory.path)
        let storePath = directory.storePath
        let migrator = Migrator(migrations: migrations)
        let file = StoreFile(in: directory, newestVersion: migrator.newestVersion)
        try file.refuseForeign()
        let wasEmpty = try file.createIfMissing()
        let connection: SQLiteConnection
        do throws(SQLiteFailure) {
            connection = try SQLiteConnection(
                path: storePath,
                access: .readWrite,
                busyMilliseconds: options.busyMilliseconds
            )
            // Closing after a refusal must not copy the log into the file. Without a log there is nothing to copy, and
            // closing removes the empty log that SQLite makes.
            try connection.setCheckpointOnClose(!file.hasLog)
            try connection.configureForWriting(maximumPages: options.maximumPages)
        } catch {
            throw StoreError(error, opening: storePath)
        }
        let version = try StoreInspection(path: storePath, newestVersion: migrator.newestVersion).check(connection)
        // A server that runs has the layout it started with; nobody changes it under its hands.
        let isUpgrade = version > 0 && version < migrator.newestVersion
        let upgradeLock: ServeLock? = isUpgrade && lock == nil ? try ServeLock(of: directory) : nil
        defer { withExtendedLifetime(upgradeLock) {} }
        do throws(SQLiteFailure) {
            let migrated = try migrator.run(on: connection)
            try connection.enterLogMode(busyMilliseconds: options.busyMilliseconds)
            // The version in the file itself is what an older program looks at first; a reader in the way only delays it.
            if migrated { try? connection.checkpoint(.truncate) }
            try connection.setCheckpointOnClose(true)
            return SQLiteStore(
                path: storePath,
                signalPath: directory.signalPath,
                schemaVersion: migrator.newestVersion,
                wasEmpty: wasEmpty,
                writer: try WriteSide(connection, in: directory),
                reader: try ReadSide(path: storePath, busyMilliseconds: options.busyMilliseconds),
                lock: lock,
                use: use,
                uptime: uptime
            )
        } catch {
            throw StoreError(error, opening: storePath)
        }
    }
}
