internal import HTTPDaemon
internal import Widgets

/// The server's log: one line per request, and sentences about what an operator should know.
///
/// No line has a key, a token, a widget's name, a whole slug or a whole address in it.
final class ServerLog: Sendable {
    private let writer: LogWriter
    private let format: LogFormat
    private let clock: @Sendable () -> Instant

    init(writer: LogWriter, format: LogFormat, clock: @escaping @Sendable () -> Instant) {
        self.writer = writer
        self.format = format
        self.clock = clock
    }

    /// Logs a sentence.
    func say(_ level: LogLevel, _ sentence: String) {
        var line = start()
        switch format {
        case .text: line.append(contentsOf: " \(level.rawValue) \(sentence)".utf8)
        case .json:
            JSON.string(sentence).append(to: &line, member: "message")
            JSON.string(level.rawValue).append(to: &line, member: "level")
            line.append(UInt8(ascii: "}"))
        }
        writer.write(line.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    }

    /// Logs a request that has ended.
    func request(_ context: RequestContext?, status: Int, bytes: Int, nanoseconds: UInt64, wasCutOff: Bool) {
        var line = start()
        let microseconds = nanoseconds / 1_000
        let ms = "\(microseconds / 1_000).\(String(microseconds % 1_000 + 1_000).dropFirst())"
        let method = context.map { ServerLog.known($0.method) } ?? "-"
        let route = context?.route?.template ?? "-"
        let address = context.map { ServerLog.shortened($0.address) } ?? "-"
        let slug = context?.slug.map { ServerLog.shortened($0.text) }
        switch format {
        case .text:
            line.append(contentsOf: " \(method) \(route) \(status) \(bytes)B \(ms)ms \(address)".utf8)
            if let access = context?.access { line.append(contentsOf: " \(access.logName)".utf8) }
            if let slug { line.append(contentsOf: " slug=\(slug)".utf8) }
            if let context { line.append(contentsOf: " id=\(context.id.text)".utf8) }
            if wasCutOff { line.append(contentsOf: " cut-off".utf8) }
        case .json:
            JSON.string("info").append(to: &line, member: "level")
            JSON.string(method).append(to: &line, member: "method")
            JSON.string(route).append(to: &line, member: "route")
            JSON.number(JSONNumber(status)).append(to: &line, member: "status")
            JSON.number(JSONNumber(bytes)).append(to: &line, member: "bytes")
            line.append(contentsOf: ",\"duration_ms\":\(ms)".utf8)
            JSON.string(address).append(to: &line, member: "address")
            if let access = context?.access { JSON.string(access.logName).append(to: &line, member: "access") }
            if let slug { JSON.string(slug).append(to: &line, member: "slug") }
            if let context { JSON.string(context.id.text).append(to: &line, member: "request_id") }
            JSON.bool(wasCutOff).append(to: &line, member: "cut_off")
            line.append(UInt8(ascii: "}"))
        }
        writer.write(line)
    }

    private func start() -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(256)
        if format == .json { line.append(contentsOf: "{\"time\":\"".utf8) }
        let now = clock()
        Instant(seconds: now.seconds, nanoseconds: now.nanoseconds / 1_000_000 * 1_000_000).appendRFC3339(to: &line)
        if format == .json { line.append(UInt8(ascii: "\"")) }
        return line
    }

    /// A method that is known, for anything may stand in its place.
    private static func known(_ method: String) -> String {
        ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(method) ? method : "OTHER"
    }

    /// At most half of a slug, and never more than eight characters: enough to tell widgets apart.
    private static func shortened(_ slug: String) -> String {
        slug.prefix(min(slug.utf8.count / 2, 8)) + "…"
    }

    /// The network of an address: 24 bits of IPv4, 48 of IPv6; loopback whole.
    private static func shortened(_ address: PeerAddress) -> String {
        if address.isLoopback { return "loopback" }
        if let ipv4 = address.ipv4 { return PeerAddress(ipv4: ipv4 & 0xFFFF_FF00).description + "/24" }
        return PeerAddress(high: address.high & 0xFFFF_FFFF_FFFF_0000, low: 0).description + "/48"
    }
}

extension JSON {
    /// Appends `,"name":value`.
    fileprivate func append(to line: inout [UInt8], member name: StaticString) {
        line.append(contentsOf: ",\"\(name)\":".utf8)
        append(to: &line)
    }
}
