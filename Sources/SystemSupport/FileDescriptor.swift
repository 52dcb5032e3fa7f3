public import Glibc

/// An open file; closed when it goes out of scope.
public struct FileDescriptor: ~Copyable, Sendable {
    /// The number of the open file.
    public let number: Int32

    /// Opens a file (`open`), never to be inherited by another program.
    public init(path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw .last }
    }

    /// Takes over a descriptor that this value is to close.
    public init(owning number: Int32) {
        self.number = number
    }

    /// Gives the descriptor away: the caller closes it.
    public consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }

    deinit {
        // After a write `close` may report a late error; whoever writes calls `synchronize` first, which reports it.
        _ = close(number)
    }

    /// Whether it is an ordinary file, no directory, pipe or device (`fstat`).
    public var isRegularFile: Bool {
        get throws(SystemError) {
            var status = stat()
            guard fstat(number, &status) == 0 else { throw .last }
            return status.st_mode & S_IFMT == S_IFREG
        }
    }

    /// The permission bits of the file (`fstat`).
    public var mode: mode_t {
        get throws(SystemError) {
            var status = stat()
            guard fstat(number, &status) == 0 else { throw .last }
            return status.st_mode & 0o7777
        }
    }

    /// Sets the permission bits (`fchmod`).
    public func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw .last }
    }

    /// Puts what was written on the disk (`fsync`).
    public func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw .last }
    }

    /// Writes all bytes (`write`).
    public func write(_ bytes: [UInt8]) throws(SystemError) {
        try FileDescriptor.writeAll(bytes, to: number)
    }

    /// Reads to the end.
    ///
    /// - Parameter limit: The most bytes that are accepted.
    /// - Returns: The bytes, or nil when there are more than `limit`.
    /// - Throws: `SystemError` when reading fails.
    public func read(limit: Int) throws(SystemError) -> [UInt8]? {
        try FileDescriptor.readAll(from: number, limit: limit)
    }

    /// Reads what comes next, at most 64 KiB; nothing at the end.
    public func readPiece() throws(SystemError) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = piece.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
            if count >= 0 { return Array(piece[..<count]) }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Writes all bytes to a descriptor that somebody else owns, such as standard output.
    public static func writeAll(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == EINTR else { throw .last }
                continue
            }
            written += count
        }
    }

    /// Reads to the end of a descriptor that somebody else owns, such as standard input; nil when there is more.
    public static func readAll(from number: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == EINTR else { throw .last }
                continue
            }
            if count == 0 { return bytes }
            guard bytes.count + count <= limit else { return nil }
            bytes += chunk[..<count]
        }
    }
}
