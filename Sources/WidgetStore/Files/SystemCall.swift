internal import Glibc

/// Small helpers around system calls.
enum SystemCall {
    /// Whether an error number says that there is no room: on the disk, in a quota, or below a limit of the file's size.
    static func meansNoRoom(_ number: Int32) -> Bool {
        [ENOSPC, EDQUOT, EFBIG].contains(number)
    }

    /// Whether an error number says that no more files can be open, in this process or in all.
    static func meansNoFiles(_ number: Int32) -> Bool {
        [EMFILE, ENFILE].contains(number)
    }

    /// What `stat` says about `path`; nil when there is nothing.
    static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// The size of the file at `path` in bytes; 0 when there is none.
    static func size(of path: String) -> Int {
        Int(status(of: path)?.st_size ?? 0)
    }

    /// The absolute path of what is at `path`, without links (`realpath`); nil when there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether `path` itself is a symbolic link, wherever that leads (`lstat`).
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && fileType(status) == S_IFLNK
    }

    /// The type bits of a mode.
    static func fileType(_ status: stat) -> mode_t {
        status.st_mode & S_IFMT
    }
}
