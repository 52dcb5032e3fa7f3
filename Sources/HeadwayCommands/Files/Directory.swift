internal import Glibc
internal import SystemSupport

/// Directories of the file system.
enum Directory {
    /// Makes a directory and those above it where they are not there yet (`mkdir`).
    ///
    /// - Parameters:
    ///   - path: The directory.
    ///   - mode: The permission bits of every directory that is made.
    /// - Throws: `SystemError` when it cannot be made.
    static func make(_ path: String, mode: mode_t) throws(SystemError) {
        if mkdir(path, mode) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, path.parentDirectory != path else { throw .last }
        try make(path.parentDirectory, mode: mode)
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw .last }
    }
}

extension String {
    /// The path of the directory that a path's last part is in; `.` where there is no other part.
    var parentDirectory: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}
