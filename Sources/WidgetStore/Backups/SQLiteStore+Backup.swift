public import Widgets

extension SQLiteStore {
    /// Copies the store in `directory` into one plain file that a server could start from, also while one runs.
    ///
    /// Everything that was committed before the call is in it. It is written beside `path` with mode 600, checked, put on the
    /// disk and only then given its name, so that there is never half a backup of that name.
    ///
    /// - Parameters:
    ///   - directory: The data directory.
    ///   - path: The file to make.
    ///   - replaces: Whether a file of that name is replaced; else it is refused.
    /// - Returns: What is in the backup.
    /// - Throws: `StoreError`, with a sentence that says what is wrong and the way out; a file at `path` is then as it was.
    public static func backUp(
        directory: String,
        to path: String,
        replaces: Bool
    ) throws(StoreError) -> StoreSummary {
        try StoreBackup(of: try DataDirectory(existing: directory), at: path).run(replaces: replaces)
    }

    /// Puts a backup in the place of the store in `directory`, which is kept beside it under another name.
    ///
    /// The backup is copied, checked whole, opened as a server would and brought up to the newest layout before anything
    /// is touched. Then one call of the system exchanges the stores. Refused while a server runs, since a server has its
    /// widgets in memory.
    ///
    /// - Parameters:
    ///   - directory: The data directory; made when it is not there.
    ///   - source: The backup.
    ///   - now: The time that the old store's new name tells.
    /// - Returns: What is in the store now, and where the old one is.
    /// - Throws: `StoreError`, with a sentence that says what is wrong and the way out.
    public static func restore(
        directory: String,
        from source: BackupSource,
        now: Instant
    ) throws(StoreError) -> RestoreReport {
        try StoreRestore(of: try DataDirectory(preparing: directory), from: source, now: now).run()
    }
}
