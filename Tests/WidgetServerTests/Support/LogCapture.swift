import Glibc
import Synchronization
import TestSupport
import Testing
import WidgetServer

/// The reading end of a pipe that a server logs to.
final class LogCapture: Sendable {
    private let readEnd: Int32
    private let writing: Mutex<Int32>

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        readEnd = ends[0]
        writing = Mutex(ends[1])
    }

    deinit {
        close(readEnd)
        finishWriting()
    }

    /// Where the server writes; -1 once that is finished.
    var writeEnd: Int32 {
        writing.withLock { $0 }
    }

    /// All that was written; to be called once whoever writes is done.
    func text() -> String {
        finishWriting()
        return readToEnd()
    }

    /// Reads until the writing end is closed.
    func readToEnd() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(readEnd, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of a server, which this stops first.
    func lines(of server: TestServer) throws -> [Substring] {
        try server.server.stop()
        return text().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Closes the writing end.
    func finishWriting() {
        writing.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }
}
