internal import Glibc

/// A bare client on one connection: sends exactly what it is told, reads what comes, and gives up after twenty seconds.
public final class HTTPClient {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    /// Connects to a port of 127.0.0.1.
    ///
    /// - Parameter port: The port.
    /// - Throws: `TestSupportError` when nobody listens there.
    public init(port: UInt16) throws(TestSupportError) {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = try TestSupportError.check(socket(AF_INET, type, 0), "socket")
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if connected != 0, errno == EINTR { connected = try waitForConnection() }
        _ = try TestSupportError.check(connected, "connect")
    }

    /// A signal ends the wait of `connect`, but not the attempt: connect(2).
    private func waitForConnection() throws(TestSupportError) -> Int32 {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&waiting, 1, 20_000) < 0, errno == EINTR {}
        var number: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        _ = try TestSupportError.check(getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size), "getsockopt")
        errno = number
        return number == 0 ? 0 : -1
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes as they are.
    ///
    /// - Parameter bytes: What to send.
    /// - Returns: False when the other side has closed.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
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

    /// Sends a text as it is.
    @discardableResult
    public func send(_ text: String) -> Bool {
        send(Array(text.utf8))
    }

    /// Sends one request without waiting for its answer.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - target: What stands behind the method.
    ///   - headers: Header lines such as `"Accept: */*"`; `Host` and `Content-Length` are added.
    ///   - body: The body, or nil for none.
    public func begin(_ method: String, _ target: String, headers: [String] = [], body: [UInt8]? = nil) {
        var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers
        if let body { lines.append("Content-Length: \(body.count)") }
        send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + (body ?? []))
    }

    /// Sends one request and reads its answer.
    public func call(
        _ method: String,
        _ target: String,
        headers: [String] = [],
        body: [UInt8]? = nil
    ) throws(TestSupportError) -> HTTPAnswer {
        begin(method, target, headers: headers, body: body)
        return try answer(isHead: method == "HEAD")
    }

    /// Reads one answer.
    ///
    /// - Parameter isHead: True when no body follows whatever the length says.
    /// - Returns: The answer.
    /// - Throws: `TestSupportError` when the connection ends or stays silent before the answer is complete.
    public func answer(isHead: Bool = false) throws(TestSupportError) -> HTTPAnswer {
        var end = headEnd()
        while end == nil {
            guard fill() else { throw TestSupportError("the connection ended before an answer") }
            end = headEnd()
        }
        let count = end ?? 0
        var answer = HTTPAnswer(head: String(decoding: unread[..<count], as: UTF8.self))
        unread.removeFirst(count + 4)
        let length = isHead || !answer.hasBody ? 0 : answer["content-length"].flatMap { Int($0) } ?? 0
        while unread.count < length {
            guard fill() else { throw TestSupportError("the connection ended in an answer") }
        }
        answer.body = Array(unread[..<length])
        unread.removeFirst(length)
        return answer
    }

    /// Reads up to a mark, which is left out, in an answer whose end is not known.
    ///
    /// - Throws: `TestSupportError` when the connection ends or stays silent before the mark.
    public func text(upTo mark: String) throws(TestSupportError) -> String {
        let mark = Array(mark.utf8)
        var searched = 0
        while true {
            while searched + mark.count <= unread.count {
                if unread[searched..<(searched + mark.count)].elementsEqual(mark) {
                    let text = String(decoding: unread[..<searched], as: UTF8.self)
                    unread.removeFirst(searched + mark.count)
                    return text
                }
                searched += 1
            }
            guard fill() else { throw TestSupportError("the connection ended after \(unread.count) bytes") }
        }
    }

    /// Whether the other side has closed, with nothing more to read; waits for it, and mere silence is no end.
    public func isAtEnd() -> Bool {
        var byte: UInt8 = 0
        guard unread.isEmpty else { return false }
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
        return count == 0 || (count < 0 && errno != EAGAIN)
    }

    /// How long to wait for something to read before giving up, twenty seconds unless said otherwise (`SO_RCVTIMEO`).
    public func setPatience(milliseconds: Int) {
        var limit = timeval(tv_sec: milliseconds / 1_000, tv_usec: milliseconds % 1_000 * 1_000)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Has the kernel keep little of what is not read (`SO_RCVBUF`).
    public func shrinkReceiveBuffer() {
        var bytes: Int32 = 4_096
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Closes this side; the other may still answer (`shutdown`).
    public func finishSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// All that comes until the other side closes.
    public func rest() -> String {
        while fill() {}
        return String(decoding: unread, as: UTF8.self)
    }

    /// All that comes until the other side closes, or until what has come is enough.
    public func bytes(until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
        while !isEnough(unread), fill() {}
        return unread
    }

    /// Whether nothing can be read right now.
    public var isSilent: Bool {
        var byte: UInt8 = 0
        return unread.isEmpty && recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT | MSG_PEEK)) < 0 && errno == EAGAIN
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

@available(*, unavailable)
extension HTTPClient: Sendable {}
