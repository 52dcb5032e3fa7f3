internal import CSQLite
internal import Glibc
internal import SystemSupport

/// What can be told about a store file before SQLite touches it.
struct StoreFile {
    private let directory: DataDirectory
    private let newestVersion: Int

    /// The store of `directory`, to be read by a program that knows layouts up to `newestVersion`.
    init(in directory: DataDirectory, newestVersion: Int) {
        self.directory = directory
        self.newestVersion = newestVersion
    }

    private var path: String { directory.storePath }

    /// Whether the log holds anything, so that the file alone is not the whole truth.
    var hasLog: Bool { SystemCall.size(of: directory.logPath) > 0 }

    /// Whether there is a file with anything in it.
    var hasContent: Bool { SystemCall.size(of: path) > 0 }

    /// Looks at the first bytes and refuses what is not a store that this program can read.
    ///
    /// Changes nothing.
    ///
    /// Damage deeper in the file, and all that the log may hide, is for `StoreInspection` to find once SQLite has its locks.
    func refuseForeign() throws(StoreError) {
        // SQLite would keep the log beside the file that a link leads to, where nobody looks for it.
        guard !SystemCall.isLink(path) else {
            throw StoreError(
                .unusableLocation,
                "\(path) is a symbolic link. Put the file itself there, or name the directory that it is in with --data."
            )
        }
        guard let status = SystemCall.status(of: path) else {
            guard !hasLog else { throw lostFile("is missing") }
            return
        }
        guard SystemCall.fileType(status) == S_IFREG else {
            throw StoreError(
                .unusableLocation,
                "\(path) is not a file. Move it away, or name another data directory with --data."
            )
        }
        guard status.st_size > 0 else {
            guard !hasLog else { throw lostFile("is empty") }
            return
        }
        try judge(try Self.firstBytes(of: path))
    }

    /// Makes an empty file of mode 600 if there is none, so that SQLite does not make one that others can read.
    ///
    /// `mknod` makes it without a descriptor; closing one would drop locks of this process: see `ServeLock`.
    /// The log and its index get the mode of the file from SQLite.
    ///
    /// - Returns: Whether an empty one was there: of a first start that was killed, or all that is left of a store.
    func createIfMissing() throws(StoreError) -> Bool {
        let status = SystemCall.status(of: path)
        if let status, status.st_size > 0 { return false }
        guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST, chmod(path, 0o600) == 0 else {
            let reason = SystemError.last
            throw StoreError(
                .unusableLocation,
                "The store \(path) cannot be made (\(reason)). Name another data directory with --data."
            )
        }
        directory.adopt(path)
        return status != nil
    }

    /// Opens a store that is there, to be looked at or copied; nil when there is none.
    ///
    /// Closing the connection copies no log into the file, so that nothing changes unless somebody asks for it, and removes
    /// the empty log that SQLite makes where there was none.
    func openAsItIs() throws(StoreError) -> SQLiteConnection? {
        try refuseForeign()
        guard hasContent else { return nil }
        let connection: SQLiteConnection
        do throws(SQLiteFailure) {
            connection = try SQLiteConnection(path: path, access: .readWrite, busyMilliseconds: 5_000)
            try connection.setCheckpointOnClose(!hasLog)
            try connection.configureForReading()
        } catch {
            throw StoreError(error, opening: path)
        }
        let version = try StoreInspection(path: path, newestVersion: newestVersion).check(connection)
        return version > 0 ? connection : nil
    }

    private func judge(_ bytes: [UInt8]) throws(StoreError) {
        guard let header = StoreHeader(bytes) else {
            guard !bytes.allSatisfy({ $0 == 0 }) else {
                // Power was lost while a new file got its layout: SQLite takes it back to empty by its journal.
                if SystemCall.size(of: directory.journalPath) > 0 { return }
                throw StoreError.damaged(path, "it begins with zero bytes where the header should be")
            }
            throw StoreError(
                .notAStore,
                "\(path) is not a Headway store: it is not a SQLite file. It was left as it is. "
                    + "Move it away to start anew, or name another data directory with --data."
            )
        }
        if SystemCall.size(of: directory.journalPath) > 0 { return }
        guard header.applicationID == Schema.applicationID else { throw StoreError.foreign(path) }
        guard header.userVersion <= newestVersion else {
            throw StoreError.newer(path, found: header.userVersion, supported: newestVersion)
        }
        let expected = header.pageSize * header.pageCount
        let actual = SystemCall.size(of: path)
        // With a log the file may rightly be shorter until the next checkpoint.
        guard hasLog || actual >= expected else {
            throw StoreError.damaged(path, "it has \(actual) bytes where its header promises \(expected)")
        }
    }

    /// The header of the file at `path`; nil where it has none.
    static func header(of path: String) throws(StoreError) -> StoreHeader? {
        StoreHeader(try firstBytes(of: path))
    }

    /// Reads through the file object of SQLite, which knows the locks of this process and keeps them when it closes.
    /// https://sqlite.org/c3ref/io_methods.html
    private static func firstBytes(of path: String) throws(StoreError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: StoreHeader.byteCount)
        do throws(SQLiteFailure) {
            let connection = try SQLiteConnection(path: path, access: .read, busyMilliseconds: 0)
            var file: UnsafeMutablePointer<sqlite3_file>?
            try connection.check(sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file))
            guard let file, let read = file.pointee.pMethods?.pointee.xRead else {
                throw connection.failure(SQLITE_MISUSE)
            }
            let status = read(file, &bytes, Int32(bytes.count), 0)
            // A file of fewer bytes gives a short read, with zeros for the rest.
            guard status == headway_sqlite3_short_read else {
                try connection.check(status)
                return bytes
            }
        } catch {
            throw StoreError(error, opening: path)
        }
        return bytes
    }

    private func lostFile(_ what: String) -> StoreError {
        StoreError(
            .damaged,
            "The store \(path) \(what), but its log \(directory.logPath) is not. Both were left as they are. "
                + "Put the store back from where it was moved or copied, or move the log away to start anew."
        )
    }
}
