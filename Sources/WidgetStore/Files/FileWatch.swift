/// Whether the files of an open store still stand where they were opened, looked at once a second at most.
///
/// A file that was removed or moved goes on taking writes, which nobody finds at the next start. SQLite makes log and
/// index for the first statement and keeps both while a connection is open, also when it cuts the log to nothing.
struct FileWatch {
    /// How long a look at which all was in place is believed, in milliseconds.
    static let milliseconds: UInt64 = 1_000

    private var store: PlacedFile
    private var log: PlacedFile
    private var index: PlacedFile
    private var believedUntil: UInt64 = 0

    /// The files of `directory`, which connections have open already.
    init(of directory: DataDirectory) {
        store = PlacedFile(at: directory.storePath, mayBeEmpty: false)
        log = PlacedFile(at: directory.logPath, mayBeEmpty: true)
        index = PlacedFile(at: directory.indexPath, mayBeEmpty: true)
    }

    /// Looks whether all is in place, unless it was a moment ago.
    ///
    /// After a fault every call looks, so that writes go on as soon as a file that was moved is back.
    ///
    /// - Parameter now: Milliseconds of a clock that never jumps.
    /// - Returns: The first fault; nil when there is none.
    mutating func fault(now: UInt64) -> FileFault? {
        guard now >= believedUntil else { return nil }
        if let fault = store.look() { return FileFault(file: .store, path: store.path, what: fault) }
        if let fault = log.look() { return FileFault(file: .log, path: log.path, what: fault) }
        if let fault = index.look() { return FileFault(file: .index, path: index.path, what: fault) }
        believedUntil = now + Self.milliseconds
        return nil
    }
}
