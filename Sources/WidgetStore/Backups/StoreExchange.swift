internal import Glibc
internal import SystemSupport
internal import Widgets

/// The moment of a restore at which one store takes the place of another; its user has the directory alone.
///
/// Whenever the process is killed, the directory holds the old store or the new one. An old store that this program cannot
/// read, with a log that it cannot copy, goes by way of a state that `StoreFile` refuses, with the old files kept whole.
struct StoreExchange {
    /// Where the old store is now.
    private(set) var keptAside: String?

    /// Why the old store cannot be read.
    private(set) var oldFault: String?

    /// What the names of a store's files end with: the store itself, its log and its journal.
    private static let tails = ["", "-wal", "-journal"]

    /// What stands between the name of the store and the time when it was kept aside.
    private static let aside = ".before-"

    private let directory: DataDirectory
    private let now: Instant

    /// An exchange in `directory`.
    init(in directory: DataDirectory, now: Instant) {
        self.directory = directory
        self.now = now
    }

    /// Brings the old store into one file, where it can be read.
    mutating func settleOldStore() throws(StoreError) {
        do throws(StoreError) {
            let file = StoreFile(in: directory, newestVersion: Schema.newestVersion)
            guard let connection = try file.openAsItIs() else { return }
            try takeLogIn(connection)
        } catch {
            switch error.kind {
            case .damaged, .notAStore, .newerVersion: oldFault = error.description
            default: throw error
            }
        }
    }

    private func takeLogIn(_ connection: SQLiteConnection) throws(StoreError) {
        do throws(SQLiteFailure) {
            try connection.setCheckpointOnClose(true)
            try connection.leaveLogMode()
        } catch {
            throw StoreError(error, in: directory.storePath)
        }
    }

    /// Keeps the old store under another name and gives its own to the file at `path`.
    mutating func replace(by path: String) throws(StoreError) {
        directory.adopt(path)
        try keepAside()
        DurableFile.synchronizeDirectory(directory.path)
        let companions = [directory.logPath, directory.journalPath].filter { SystemCall.size(of: $0) > 0 }
        if !companions.isEmpty { try block() }
        guard rename(path, directory.storePath) == 0 else {
            let error = refusal("\(directory.storePath) cannot be replaced")
            Self.removeSecondNames(in: directory)
            throw error
        }
        DurableFile.synchronizeDirectory(directory.path)
        unlink(directory.logPath)
    }

    private mutating func keepAside() throws(StoreError) {
        guard let name = freeName() else { return }
        for tail in Self.tails where SystemCall.size(of: directory.storePath + tail) > 0 {
            guard link(directory.storePath + tail, name + tail) == 0 else {
                throw refusal("The old store cannot be kept as \(name + tail)")
            }
            keptAside = name
        }
    }

    /// Makes the directory one that no server starts on, so that an old log never meets the new file.
    private func block() throws(StoreError) {
        // What SQLite takes for no log, and `StoreFile` for one whose store is missing.
        let blocker = directory.path + "/" + ".blocked"
        let descriptor = open(blocker, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0, write(descriptor, "-", 1) == 1, close(descriptor) == 0 else {
            throw refusal("\(blocker) cannot be written")
        }
        // A file without its log is refused no more than one with another's; a log without its file is.
        if SystemCall.size(of: directory.logPath) > 0 { unlink(directory.storePath) }
        guard rename(blocker, directory.logPath) == 0 else { throw refusal("\(directory.logPath) cannot be replaced") }
        unlink(directory.storePath)
        unlink(directory.journalPath)
        unlink(directory.indexPath)
        DurableFile.synchronizeDirectory(directory.path)
    }

    /// Removes names that a restore gave to the store before it failed, or was killed, so that the store has one name.
    static func removeSecondNames(in directory: DataDirectory) {
        guard let store = SystemCall.status(of: directory.storePath), store.st_nlink > 1 else { return }
        for path in DirectoryNames.of(directory.path).map({ directory.path + "/" + $0 })
        where path.hasPrefix(directory.storePath + aside) {
            guard let other = SystemCall.status(of: path) else { continue }
            if other.st_dev == store.st_dev, other.st_ino == store.st_ino { unlink(path) }
        }
    }

    /// A name that tells the time and is not taken; nil where there is nothing to keep.
    private func freeName() -> String? {
        let files = Self.tails.map { directory.storePath + $0 }
        guard files.contains(where: { SystemCall.size(of: $0) > 0 }) else { return nil }
        let time = Instant(seconds: now.seconds).rfc3339.filter { $0 != "-" && $0 != ":" }
        let name = directory.storePath + Self.aside + time
        var number = 1
        var free = name
        while Self.tails.contains(where: { SystemCall.status(of: free + $0) != nil }) {
            number += 1
            free = "\(name)-\(number)"
        }
        return free
    }

    private func refusal(_ what: String) -> StoreError {
        StoreError(.unusableLocation, "\(what) (\(SystemError.last)).")
    }
}
