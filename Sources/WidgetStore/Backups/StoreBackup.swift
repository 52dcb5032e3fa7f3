internal import CSQLite
internal import Glibc

/// Makes a backup: a copy of the store as one plain file, while a server may be running on it.
struct StoreBackup {
    private let directory: DataDirectory
    private let target: String

    /// A backup of the store in `directory`, to be made at `path`.
    init(of directory: DataDirectory, at path: String) {
        self.directory = directory
        // A link stands for what it leads to.
        target = DataDirectory.plain(SystemCall.resolved(path) ?? path)
    }

    /// Makes it, checks it, and gives it its name only then.
    ///
    /// - Parameter replaces: Whether a file of that name is replaced.
    /// - Returns: What is in it.
    /// - Throws: `StoreError`, with a sentence that says what is wrong and the way out.
    func run(replaces: Bool) throws(StoreError) -> StoreSummary {
        try refuseTarget(replaces)
        let use = try DirectoryLock.shared(directory.path)
        defer { withExtendedLifetime(use) {} }
        let partial = try PartialFile(beside: target)
        try copy(to: partial.path)
        let summary = try check(partial.path)
        try partial.place(at: target, replaces: replaces)
        return summary
    }

    private func copy(to path: String) throws(StoreError) {
        let file = StoreFile(in: directory, newestVersion: Schema.newestVersion)
        guard let connection = try file.openAsItIs() else { throw StoreError.missing(directory.path) }
        do throws(SQLiteFailure) {
            try connection.copy(to: path)
        } catch {
            throw refusal(error)
        }
    }

    /// A copy that is not sound is none: the store itself has the fault then, or the disk.
    private func check(_ path: String) throws(StoreError) -> StoreSummary {
        let fault: String?
        do throws(SQLiteFailure) {
            let copy = try SQLiteConnection(path: path, access: .read, busyMilliseconds: 0)
            fault = try copy.firstFault()
            if fault == nil { return try StoreSummary(of: copy, at: path) }
        } catch {
            throw refusal(error)
        }
        throw StoreError(
            .damaged,
            "The copy of \(directory.storePath) is not sound: \(fault ?? "unknown"). No backup was made."
        )
    }

    private func refusal(_ failure: SQLiteFailure) -> StoreError {
        switch failure.code {
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            StoreError(
                .damaged,
                "The store \(directory.storePath) is damaged: \(failure.message). It was left as it is, and no backup was made."
            )
        case SQLITE_FULL: full
        case SQLITE_IOERR where SystemCall.meansNoRoom(failure.systemError): full
        default:
            StoreError(.unavailable(.inputOutput), "\(target) cannot be written. No backup was made. \(failure)")
        }
    }

    private var full: StoreError {
        StoreError(.unavailable(.full), "There is no room left for \(target). No backup was made.")
    }

    /// Looks at what has the name already, before any work is done.
    private func refuseTarget(_ replaces: Bool) throws(StoreError) {
        if isOfTheStore {
            throw StoreError(
                .invalid,
                "\(target) is a file of the store itself. Give the backup another name or another directory."
            )
        }
        guard let status = SystemCall.status(of: target) else { return }
        guard SystemCall.fileType(status) == S_IFREG else {
            throw StoreError(.unusableLocation, "\(target) is not a file. Name the file that the backup is to become.")
        }
        guard replaces else { throw StoreError.taken(target) }
    }

    private var isOfTheStore: Bool {
        guard directory.names.contains(where: { target.hasSuffix("/" + $0) }) else { return false }
        guard let here = SystemCall.status(of: directory.path) else { return false }
        guard let there = SystemCall.status(of: DurableFile.parent(of: target)) else { return false }
        return here.st_dev == there.st_dev && here.st_ino == there.st_ino
    }
}

extension StoreError {
    /// The name of a backup is taken.
    static func taken(_ path: String) -> StoreError {
        StoreError(
            .conflict,
            "\(path) is there already and was left as it is. Choose another name, or replace it with --force."
        )
    }

    /// There is nothing to back up.
    static func missing(_ directory: String) -> StoreError {
        StoreError(
            .unusableLocation,
            "There is no store in \(directory). Name the data directory of the server with --data."
        )
    }
}
