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
