internal import Glibc
internal import SystemSupport

/// Files and names that outlive a loss of power.
enum DurableFile {
    /// Puts what was written to the file at `path` on the disk (`fsync`).
    ///
    /// Not while this process has it open by SQLite: see `ServeLock`.
    static func synchronize(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0, fsync(descriptor) == 0 else {
            let reason = errno
            if descriptor >= 0 { close(descriptor) }
            throw StoreError(
                .unavailable(.inputOutput),
                "\(path) cannot be put on the disk (\(SystemError(number: reason))). Nothing was changed."
            )
        }
        close(descriptor)
    }

    /// Makes the names in a directory durable.
    ///
    /// Some file systems cannot; the names are then as durable as they get.
    static func synchronizeDirectory(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    /// Makes the name of a file durable.
    static func synchronizeParent(of path: String) {
        synchronizeDirectory(parent(of: path))
    }

    /// The directory that a file is in.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
