internal import Glibc

/// The directory with the store file, the lock file and what SQLite puts beside the store.
struct DataDirectory {
    /// Its path; a relative one begins with `./`, since SQLite reads names that begin with `file:` as addresses.
    let path: String

    /// The store itself.
    var storePath: String { path + "/headway.db" }

    /// The write-ahead log of SQLite.
    var logPath: String { storePath + "-wal" }

    /// The rollback journal of SQLite, there only while a new file gets its layout.
    var journalPath: String { storePath + "-journal" }

    /// The file whose lock tells that a server runs.
    var lockPath: String { path + "/headway.lock" }

    /// The file whose counter tells a running server that accounts, keys or links have changed.
    var signalPath: String { path + "/headway.access" }

    /// The directory at `path`, made with mode 700 if it is not there, its missing parents too.
    ///
    /// - Throws: `StoreError.Kind.unusableLocation` when it cannot be made, is something else, or is not writable.
    init(preparing path: String) throws(StoreError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.unusableLocation, "The data directory has no usable name. Name one with --data.")
        }
        self.path = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
        try Self.create(self.path)
        guard access(self.path, R_OK | W_OK | X_OK) == 0 else {
            let reason = SystemCall.explanation(of: errno)
            throw StoreError(
                .unusableLocation,
                "The data directory \(path) cannot be written (\(reason)). "
                    + "Give its owner the right to read and write it, or name another with --data."
            )
        }
    }

    private static func create(_ path: String) throws(StoreError) {
        if let status = SystemCall.status(of: path) {
            guard SystemCall.fileType(status) == S_IFDIR else {
                throw StoreError(
                    .unusableLocation,
                    "\(path) is not a directory. The store needs a directory; name another with --data."
                )
            }
            return
        }
        let parent = self.parent(of: path)
        if let parent, SystemCall.status(of: parent) == nil {
            try create(parent)
        }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            let reason = SystemCall.explanation(of: errno)
            throw StoreError(
                .unusableLocation,
                "The data directory \(path) cannot be made (\(reason)). "
                    + "Make it yourself and give it to the user who runs Headway, or name another with --data."
            )
        }
        synchronize(parent ?? ".")
    }

    private static func parent(of path: String) -> String? {
        let trimmed = path.utf8.last == UInt8(ascii: "/") ? path.dropLast() : path[...]
        guard let slash = trimmed.lastIndex(of: "/"), slash > trimmed.startIndex else { return nil }
        return String(trimmed[..<slash])
    }

    /// Makes a new entry of a directory durable.
    ///
    /// Some file systems cannot; the entry is then as durable as it gets.
    private static func synchronize(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
