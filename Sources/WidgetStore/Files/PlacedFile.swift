internal import Glibc

/// A file that is open, by its path and by which file stood there at first sight.
struct PlacedFile {
    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t
    }

    /// Where it was opened.
    let path: String

    private let mayBeEmpty: Bool
    private var known: Identity?

    /// The file at `path`, as it stands there now.
    init(at path: String, mayBeEmpty: Bool) {
        self.path = path
        self.mayBeEmpty = mayBeEmpty
        _ = look()
    }

    /// What is wrong with it now; nil when nothing is, or when it may not be looked at.
    ///
    /// By its path alone (`lstat`): opening and closing it would drop the locks that SQLite has on it, see `ServeLock`.
    mutating func look() -> FileFault.What? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            return known != nil && [ENOENT, ENOTDIR].contains(errno) ? .gone : nil
        }
        let found = Identity(device: status.st_dev, number: status.st_ino)
        let first = known ?? found
        known = first
        guard found == first else { return .replaced }
        return status.st_size > 0 || mayBeEmpty ? nil : .emptied
    }
}
