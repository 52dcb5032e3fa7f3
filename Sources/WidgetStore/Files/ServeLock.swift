internal import Glibc
internal import SystemSupport

/// The lock that keeps a second server out of a data directory, held for as long as this value lives.
///
/// It is on a file of its own: closing any descriptor of the store file would drop the locks that SQLite has on it.
/// https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
struct ServeLock: ~Copyable {
    private let file: FileDescriptor

    /// Takes the lock of a directory and writes the number of this process into the file.
    ///
    /// - Throws: `StoreError.Kind.heldByServer` when another server has it.
    init(of directory: DataDirectory) throws(StoreError) {
        let path = directory.lockPath
        // Never a link: what it led to would be cut short.
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard opened >= 0 else {
            guard !SystemCall.meansNoFiles(errno) else { throw StoreError.noFiles(path) }
            let reason = SystemError.last
            throw StoreError(
                .unusableLocation,
                "The lock file \(path) cannot be opened (\(reason)). "
                    + "Give the user who runs Headway the right to write it, or name another directory with --data."
            )
        }
        // flock goes with the descriptor and with the process, however that ends: flock(2).
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            let reason = errno
            let holder = Self.readProcess(opened)
            close(opened)
            throw Self.refusal(path, reason, holder)
        }
        file = FileDescriptor(owning: opened)
        directory.adopt(path)
        writeProcess()
    }

    deinit {
        _ = ftruncate(file.number, 0)
        // A program that is being started elsewhere in the process has a copy of the descriptor for a moment, and closing
        // ours would leave the lock to that: flock(2).
        flock(file.number, LOCK_UN)
    }

    private static func refusal(_ path: String, _ reason: Int32, _ holder: Int32?) -> StoreError {
        guard reason == EWOULDBLOCK else {
            return StoreError(
                .unusableLocation,
                "The lock file \(path) cannot be locked (\(SystemError(number: reason))). "
                    + "Keep the data on a local disk, or name another directory with --data."
            )
        }
        let who = holder.map { "process \($0)" } ?? "another process"
        return StoreError(
            .heldByServer(pid: holder),
            "A Headway server already runs on this data (\(who) holds \(path)). "
                + "Stop it first, or name another directory with --data."
        )
    }

    /// The number in the file is for people; a failure to write it does not weaken the lock.
    private borrowing func writeProcess() {
        var text = "\(getpid())\n"
        _ = ftruncate(file.number, 0)
        text.withUTF8 { bytes in
            _ = pwrite(file.number, bytes.baseAddress, bytes.count, 0)
        }
    }

    private static func readProcess(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self))
    }
}
