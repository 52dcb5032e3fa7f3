internal import Glibc
internal import SystemSupport

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

    /// The index of the log, which SQLite maps.
    var indexPath: String { storePath + "-shm" }

    /// The file whose lock tells that a server runs.
    var lockPath: String { path + "/headway.lock" }

    /// The file whose counter tells a running server that accounts, keys or links have changed.
    var signalPath: String { path + "/headway.access" }

    /// The names of all that may be in it while it is used.
    var names: [String] {
        [storePath, logPath, journalPath, indexPath, lockPath, signalPath].map { String($0.dropFirst(path.count + 1)) }
    }

    /// The directory at `path`, made with mode 700 if it is not there, its missing parents too.
    ///
    /// - Throws: `StoreError.Kind.unusableLocation` when it cannot be made, is something else, or is not writable.
    init(preparing path: String) throws(StoreError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw StoreError(.unusableLocation, "The data directory has no usable name. Name one with --data.")
        }
        self.path = Self.plain(path)
        try Self.create(self.path)
        try refuseUnwritable()
    }

    /// The directory at `path`, which is there already.
    ///
    /// - Throws: `StoreError.Kind.unusableLocation` when it is not, is something else, or is not writable.
    init(existing path: String) throws(StoreError) {
        guard !path.isEmpty, !path.utf8.contains(0), SystemCall.status(of: Self.plain(path)) != nil else {
            throw StoreError(.unusableLocation, "There is no directory \(path). Name the data directory with --data.")
        }
        try self.init(preparing: path)
    }

    /// A path that SQLite does not read as an address.
    static func plain(_ path: String) -> String {
        path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    }

    /// Gives a file that root has just made here to the owner of the directory, who may be a service.
    ///
    /// Fails only where root may not do so; then the service says what it cannot open. A file with another name somewhere
    /// is none of ours.
    func adopt(_ file: String) {
        var made = stat()
        guard geteuid() == 0, let owner = SystemCall.status(of: path), owner.st_uid != 0 else { return }
        guard lstat(file, &made) == 0, made.st_uid == 0, made.st_nlink == 1 else { return }
        guard SystemCall.fileType(made) == S_IFREG else { return }
        _ = lchown(file, owner.st_uid, owner.st_gid)
    }

    private func refuseUnwritable() throws(StoreError) {
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            let reason = SystemError.last
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
        let parent = DurableFile.parent(of: path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path)
        if SystemCall.status(of: parent) == nil {
            try create(parent)
        }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            let reason = SystemError.last
            throw StoreError(
                .unusableLocation,
                "The data directory \(path) cannot be made (\(reason)). "
                    + "Make it yourself and give it to the user who runs Headway, or name another with --data."
            )
        }
        DurableFile.synchronizeDirectory(parent)
    }
}

/// The names in a directory.
enum DirectoryNames {
    /// All of them, in no order; none where it cannot be read.
    static func of(_ path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
            )
        }
        return names
    }
}
