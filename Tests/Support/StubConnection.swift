internal import Glibc

/// One connection of `HTTPStub`.
struct StubConnection {
    private let socket: Int32
    private var bytes: [UInt8] = []

    init(_ socket: Int32) {
        self.socket = socket
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    }

    /// Reads one request; nil when none comes, or when it is too large.
    mutating func readRequest() -> HTTPStub.Request? {
        let blankLine = Array("\r\n\r\n".utf8)
        var end: Int?
        while end == nil {
            guard readMore() else { return nil }
            // What does not begin with a method, a greeting of TLS above all, would never end with a blank line.
            guard let first = bytes.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return nil }
            end = bytes.indices.first { bytes[$0...].starts(with: blankLine) }
        }
        guard let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n").map(String.init)
        let parts = lines.first?.split(separator: " ").map(String.init) ?? []
        guard parts.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while bytes.count < end + 4 + length {
            guard readMore() else { return nil }
        }
        let body = String(decoding: bytes[(end + 4)..<(end + 4 + length)], as: UTF8.self)
        return HTTPStub.Request(method: parts[0], target: parts[1], headers: headers, body: body)
    }

    /// Writes an answer; a caller that has gone away is its own fault.
    func write(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            sent += count
        }
    }

    private mutating func readMore() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
        guard count > 0, bytes.count + count <= 1 << 20 else { return false }
        bytes += chunk[..<count]
        return true
    }
}
