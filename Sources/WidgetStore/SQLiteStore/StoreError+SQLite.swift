internal import CSQLite
internal import Glibc

extension StoreError {
    /// The error for a failure at run time, in the file at `path`.
    init(_ failure: SQLiteFailure, in path: String) {
        switch failure.code {
        case SQLITE_FULL:
            self = .full(path)
        case SQLITE_IOERR where SystemCall.meansNoRoom(failure.systemError):
            self = .full(path)
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
            self = .readOnly(path, failure)
        case SQLITE_IOERR where failure.systemError == EROFS:
            self = .readOnly(path, failure)
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
            self.init(
                .unavailable(.busy),
                "The store \(path) is locked by another process. Nothing was changed; try again. \(failure)"
            )
        case SQLITE_IOERR where SystemCall.meansNoFiles(failure.systemError),
            SQLITE_CANTOPEN where SystemCall.meansNoFiles(failure.systemError):
            self = .noFiles(path)
        case SQLITE_IOERR, SQLITE_CANTOPEN:
            self.init(
                .unavailable(.inputOutput),
                "The system refused to read or write the store \(path). Nothing was changed; look at the disk. \(failure)"
            )
        case SQLITE_NOMEM:
            self.init(.unavailable(.memory), "There is no memory left for the store \(path). Nothing was changed.")
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            self = .damaged(path, "SQLite found it while working (extended code \(failure.extendedCode))")
        case SQLITE_TOOBIG:
            self.init(.invalid, "A value is larger than the store can keep. Nothing was changed.")
        case SQLITE_CONSTRAINT:
            let conflicts = [
                headway_sqlite3_not_unique, headway_sqlite3_not_unique_key, headway_sqlite3_not_unique_row,
            ]
            self.init(
                conflicts.contains(failure.extendedCode) ? .conflict : .invalid,
                "The store refused a value that breaks a rule of its layout. Nothing was changed. \(failure)"
            )
        default:
            self.init(.fault, "The store \(path) failed in a way that Headway does not expect. \(failure)")
        }
    }

    /// The error for a failure while the file at `path` is opened.
    init(_ failure: SQLiteFailure, opening path: String) {
        switch failure.code {
        case SQLITE_CORRUPT:
            self = .damaged(path, failure.message)
        case SQLITE_NOTADB:
            self = .damaged(path, "its header makes no sense")
        case SQLITE_ERROR:
            // A statement that the layout of this version bears, and this file does not.
            self = .damaged(path, "its layout is not that of its version (\(failure.message))")
        case SQLITE_CANTOPEN where SystemCall.meansNoFiles(failure.systemError):
            self = .noFiles(path)
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY:
            self.init(
                .unusableLocation,
                "The store \(path) cannot be opened for writing. "
                    + "Give it to the user who runs Headway, or name another data directory with --data. \(failure)"
            )
        default:
            self.init(failure, in: path)
        }
    }

    /// The file is a store, but damaged.
    static func damaged(_ path: String, _ how: String) -> StoreError {
        StoreError(
            .damaged,
            "The store \(path) is damaged: \(how). It was left as it is. "
                + "Put back a copy from before, or move it away to start with an empty store."
        )
    }

    /// The file belongs to another application.
    static func foreign(_ path: String) -> StoreError {
        StoreError(
            .notAStore,
            "\(path) is a SQLite file of another application, not a Headway store. It was left as it is. "
                + "Move it away to start anew, or name another data directory with --data."
        )
    }

    /// The file has a layout that is too new.
    static func newer(_ path: String, found: Int, supported: Int) -> StoreError {
        StoreError(
            .newerVersion(found: found, supported: supported),
            "The store \(path) has version \(found), made by a newer Headway; this one reads up to version \(supported). "
                + "It was left as it is. Run the newer Headway, or name another data directory with --data."
        )
    }

    private static func full(_ path: String) -> StoreError {
        StoreError(
            .unavailable(.full),
            "There is no room left to write the store \(path). "
                + "Nothing was changed; writes work again when there is room."
        )
    }

    private static func readOnly(_ path: String, _ failure: SQLiteFailure) -> StoreError {
        StoreError(
            .unavailable(.readOnly),
            "The store \(path) is read-only now. Nothing was changed; make it writable again. \(failure)"
        )
    }

    /// The system gives this process, or any, no more open files.
    static func noFiles(_ path: String) -> StoreError {
        StoreError(
            .unavailable(.inputOutput),
            "\(path) cannot be opened: there are too many open files. Nothing was changed. Allow more of them: "
                + "`ulimit -n` in a shell, LimitNOFILE for a service."
        )
    }

    /// A call on a store that was closed.
    static let closed = StoreError(.closed, "The store was closed before this call.")
}
