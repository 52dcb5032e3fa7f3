internal import Glibc
internal import SystemSupport

/// Where a backup is read from.
public enum BackupSource: Hashable, Sendable {
    /// A file of this path.
    case file(String)
    /// Standard input, to its end.
    case standardInput

    /// What messages call it.
    var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "what came on standard input"
        }
    }

    /// Copies its bytes into a new file of mode 600, and puts them on the disk.
    func copy(to path: String) throws(StoreError) {
        guard case .file(let source) = self else { return try Self.copy(STDIN_FILENO, to: path, name: name) }
        // Not to wait for somebody who writes into a pipe; for a file it makes no difference.
        let descriptor = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.unreadable(name, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, SystemCall.fileType(status) == S_IFREG else {
            throw StoreError(
                .notAStore,
                "\(source) is not a file. Name the file of a backup, or - and send it to standard input."
            )
        }
        if let log = ["-wal", "-journal"].map({ source + $0 }).first(where: { SystemCall.size(of: $0) > 0 }) {
            throw StoreError(
                .notAStore,
                "\(source) is no backup but a store in use, or one that was not closed: part of it is in \(log). "
                    + "Make a backup of it with `headway backup`, and restore that."
            )
        }
        try Self.copy(descriptor, to: path, name: name)
    }

    private static func copy(_ descriptor: Int32, to path: String, name: String) throws(StoreError) {
        let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw unwritable(path, errno) }
        defer { close(target) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(name, errno) }
            guard count > 0 else { break }
            var written = 0
            while written < count {
                let part = buffer[written..<count].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
                guard part > 0 || errno == EINTR else { throw unwritable(path, errno) }
                written += max(part, 0)
            }
        }
        guard fsync(target) == 0 else { throw unwritable(path, errno) }
    }

    private static func unreadable(_ name: String, _ reason: Int32) -> StoreError {
        StoreError(.unusableLocation, "\(name) cannot be read (\(SystemError(number: reason))).")
    }

    private static func unwritable(_ path: String, _ reason: Int32) -> StoreError {
        let isFull = SystemCall.meansNoRoom(reason)
        return StoreError(
            isFull ? .unavailable(.full) : .unavailable(.inputOutput),
            "There must be room for a copy of the backup in the data directory, "
                + "but \(path) cannot be written (\(SystemError(number: reason)))."
        )
    }
}
