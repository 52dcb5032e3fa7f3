internal import Widgets

/// Puts a backup in the place of a store.
struct StoreRestore {
    private let directory: DataDirectory
    private let source: BackupSource
    private let now: Instant

    /// A restore of `source` into `directory`.
    init(of directory: DataDirectory, from source: BackupSource, now: Instant) {
        self.directory = directory
        self.source = source
        self.now = now
    }

    /// Does it, or leaves everything as it was.
    func run() throws(StoreError) -> RestoreReport {
        // A server first, for its refusal says which process to stop.
        let lock = try ServeLock(of: directory)
        defer { withExtendedLifetime(lock) {} }
        let use = try DirectoryLock.exclusive(directory.path)
        defer { withExtendedLifetime(use) {} }
        // What a restore that was killed may have left.
        StagedStore.removeLeftovers(in: directory)
        StoreExchange.removeSecondNames(in: directory)
        let staged = try StagedStore(in: directory, from: source)
        let summary = try staged.prepare()
        var exchange = StoreExchange(in: directory, now: now)
        try exchange.settleOldStore()
        try exchange.replace(by: staged.path)
        return RestoreReport(summary: summary, keptAside: exchange.keptAside, oldFault: exchange.oldFault)
    }
}

/// What a restore has done.
public struct RestoreReport: Hashable, Sendable {
    /// What is in the store now.
    public let summary: StoreSummary

    /// Where the store that was there before is now; nil where there was none.
    public let keptAside: String?

    /// Why the store that was there before could not be read, a sentence; nil where it could, or there was none.
    public let oldFault: String?
}

/// What a backup holds, as people count it.
public struct StoreSummary: Hashable, Sendable {
    /// The widgets of all accounts.
    public let widgets: Int

    /// The keys that are not revoked.
    public let keys: Int

    /// The size of the file in bytes.
    public let bytes: Int

    /// Counts what is in the store at `path`.
    init(of connection: SQLiteConnection, at path: String) throws(SQLiteFailure) {
        widgets = Int(try connection.integer("SELECT count(*) FROM widgets") ?? 0)
        keys = Int(try connection.integer("SELECT count(*) FROM keys WHERE revoked_at IS NULL") ?? 0)
        bytes = SystemCall.size(of: path)
    }
}
