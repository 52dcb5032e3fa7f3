internal import HTTPDaemon
internal import SystemSupport
internal import Widgets

/// What the log says of a request that has ended, until its line is written.
struct RequestRecord: Sendable {
    /// When it ended.
    let time: Instant
    /// What is known of it; nil for a request that libmicrohttpd refused in its own words.
    let context: RequestContext?
    /// The status of its answer; 0 without one.
    let status: Int
    /// The bytes of the answer's body.
    let bytes: Int
    /// How long it took.
    let duration: Duration
    /// Whether the client did not get all of the answer.
    let wasCutOff: Bool

    /// The line, without its line feed.
    func line(_ format: LogFormat) -> [UInt8] {
        var line = RequestRecord.start(time, format)
        let microseconds = duration.wholeNanoseconds / 1_000
        let ms = "\(microseconds / 1_000).\(String(microseconds % 1_000 + 1_000).dropFirst())"
        let method = context.map { $0.method?.rawValue ?? "OTHER" } ?? "-"
        let route = context?.route?.template ?? "-"
        let address = context.map { RequestRecord.shortened($0.address) } ?? "-"
        let slug = context?.slug.map { RequestRecord.shortened($0.text) }
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
        return line
    }

    /// The beginning of every line: the time.
    static func start(_ time: Instant, _ format: LogFormat) -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(256)
        if format == .json { line.append(contentsOf: "{\"time\":\"".utf8) }
        Instant(seconds: time.seconds, nanoseconds: time.nanoseconds / 1_000_000 * 1_000_000).appendRFC3339(to: &line)
        if format == .json { line.append(UInt8(ascii: "\"")) }
        return line
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
    func append(to line: inout [UInt8], member name: StaticString) {
        line.append(contentsOf: ",\"\(name)\":".utf8)
        append(to: &line)
    }
}
