import Glibc
import Testing

/// Nobody listens there.
struct NoConnection: Error {
    let number: Int32
}

/// A bare TCP client: sends exactly what it is told, reads what comes.
///
/// Gives up after ten seconds.
final class RawClient {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw NoConnection(number: errno) }
    }

    deinit {
        close(descriptor)
    }

    /// Sends all of the bytes; false when the other side has closed.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads one answer; `isHead` when no body follows whatever the length says.
    func answer(isHead: Bool = false, source: SourceLocation = #_sourceLocation) throws -> RawAnswer {
        var end = headEnd()
        while end == nil {
            try #require(fill(), "the connection ended before an answer", sourceLocation: source)
            end = headEnd()
        }
        let head = String(decoding: unread[..<(end ?? 0)], as: UTF8.self)
        unread.removeFirst((end ?? 0) + 4)
        var answer = RawAnswer(head: head)
        let hasBody = !isHead && answer.status >= 200 && answer.status != 204 && answer.status != 304
        let length = hasBody ? answer["content-length"].flatMap { Int($0) } ?? 0 : 0
        while unread.count < length {
            try #require(fill(), "the connection ended in an answer", sourceLocation: source)
        }
        answer.body = Array(unread[..<length])
        unread.removeFirst(length)
        return answer
    }

    /// Whether the other side has closed, with nothing more to read.
    ///
    /// Waits for it.
    func isAtEnd() -> Bool { unread.isEmpty && !fill() }

    /// All that comes until the other side closes.
    func rest() -> String {
        while fill() {}
        return String(decoding: unread, as: UTF8.self)
    }

    /// Whether nothing can be read right now.
    var isSilent: Bool {
        var byte: UInt8 = 0
        return unread.isEmpty && recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT | MSG_PEEK)) < 0
            && errno == EAGAIN
    }

    private func headEnd() -> Int? {
        let mark: [UInt8] = [13, 10, 13, 10]
        guard unread.count >= 4 else { return nil }
        return (0...(unread.count - 4)).first { unread[$0..<($0 + 4)].elementsEqual(mark) }
    }

    private func fill() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        return true
    }
}
