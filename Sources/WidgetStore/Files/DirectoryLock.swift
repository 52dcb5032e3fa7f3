internal import Glibc
internal import SystemSupport

/// A lock on the data directory itself: shared by all that have the store open, and had alone by whoever exchanges it.
///
/// SQLite's locks are on the file that a process has opened. They would not keep a process from writing to a store that
/// has another name by now, next to the log of the one that took its place.
struct DirectoryLock: ~Copyable {
    private let file: FileDescriptor

    /// Takes part in the use of the directory at `path`; nil where its file system has no such locks.
    ///
    /// - Throws: `StoreError.Kind.unavailable(.busy)` while the store there is being exchanged.
    static func shared(_ path: String) throws(StoreError) -> DirectoryLock? {
        guard let lock = DirectoryLock(opening: path) else { return nil }
        guard flock(lock.file.number, LOCK_SH | LOCK_NB) != 0 else { return lock }
        guard errno == EWOULDBLOCK else { return nil }
        throw StoreError(.unavailable(.busy), "The store in \(path) is being restored. Try again when that is done.")
    }

    /// Has the directory at `path` alone, and waits up to five seconds for others to be done with it.
    static func exclusive(_ path: String) throws(StoreError) -> DirectoryLock {
        guard let lock = DirectoryLock(opening: path) else { throw refusal(path, errno) }
        var attempts = 0
        while flock(lock.file.number, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK else { throw refusal(path, errno) }
            guard attempts < 500 else {
                throw StoreError(
                    .unavailable(.busy),
                    "Another command uses the store in \(path). Nothing was changed; try again when it is done."
                )
            }
            attempts += 1
            usleep(10_000)
        }
        return lock
    }

    private init?(opening path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        file = FileDescriptor(owning: descriptor)
    }

    deinit {
        // Closing alone would leave the lock to a copy that a program has which is just being started: flock(2).
        flock(file.number, LOCK_UN)
    }

    private static func refusal(_ path: String, _ reason: Int32) -> StoreError {
        StoreError(
            .unusableLocation,
            "The data directory \(path) cannot be locked (\(SystemError(number: reason))). "
                + "Keep the data on a local disk."
        )
    }
}
