internal import Glibc

/// The descriptor that log lines go to, and whether its last line is whole.
struct LogOutput {
    /// The most bytes that are written at once: a pipe that has room for so many takes them without a wait (PIPE_BUF).
    private static let pieceSize = 4_096
    private static let lineFeed = UInt8(ascii: "\n")

    private let descriptor: Int32
    private var isCut = false

    /// - Parameter descriptor: Open for writing; not closed by this.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes whole lines.
    ///
    /// - Parameters:
    ///   - bytes: The lines, each with its line feed.
    ///   - mayWait: Whether a reader that takes nothing for a second is waited for longer.
    /// - Returns: How many lines were not written, or not to their end: there is no room for them, or nobody reads.
    mutating func put(_ bytes: [UInt8], mayWait: () -> Bool) -> Int {
        // After a line that was cut short the next one begins on a line of its own.
        let start = isCut && !bytes.isEmpty ? [Self.lineFeed] : []
        var rest = (start + bytes)[...]
        while !rest.isEmpty, hasRoom(mayWait) {
            let piece = rest.prefix(Self.pieceSize)
            let count = piece.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                isCut = rest[rest.startIndex + count - 1] != Self.lineFeed
                rest = rest.dropFirst(count)
            } else if errno != EAGAIN && errno != EINTR {
                break
            }
        }
        let isStartLeft = rest.count > bytes.count
        return rest.count { $0 == Self.lineFeed } - (isStartLeft ? 1 : 0)
    }

    /// Waits until the descriptor takes bytes; false when it has not for a second and must not be waited for.
    private func hasRoom(_ mayWait: () -> Bool) -> Bool {
        var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&poller, 1, 1_000) <= 0 {
            guard mayWait() else { return false }
        }
        return true
    }
}
