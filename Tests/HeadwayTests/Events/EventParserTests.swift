import Testing

@testable import HeadwayCommands

@Suite("Server-Sent Events are read as the standard says")
struct EventParserTests {
    /// The events of a stream that comes in pieces of so many bytes; nil when it is refused.
    private func events(_ text: String, piece: Int = .max) -> [ServerEvent]? {
        var parser = EventParser()
        var events: [ServerEvent] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(piece))
            rest = rest.dropFirst(piece)
            let isTaken = part.withUnsafeBytes { bytes in parser.take(bytes) { events.append($0) } }
            if !isTaken { return nil }
        }
        return events
    }

    private func event(_ name: String, _ data: String, id: String? = nil) -> ServerEvent {
        ServerEvent(name: name, data: Array(data.utf8), id: id)
    }

    @Test(
        "fields, line ends, comments",
        arguments: [
            ("data: a\n\n", [("message", "a", nil)]), ("data:a\r\ndata:  b\r\n\r\n", [("message", "a\n b", nil)]),
            ("event: widget\rdata\r\r", [("widget", "", nil)]), (": hello\n\n\n", []), ("event: x\n\n", []),
            ("id: 1\ndata: a\n\ndata: b\n\n", [("message", "a", "1"), ("message", "b", "1")]),
            ("id: 1\u{0}\ndata: a\n\n", [("message", "a", nil)]), ("\u{FEFF}data: a\n\n", [("message", "a", nil)]),
            ("data: a\n", []), ("other: x\ndata: é日\n\n", [("message", "é日", nil)]),
        ] as [(String, [(String, String, String?)])]
    )
    func reads(_ text: String, _ expected: [(String, String, String?)]) {
        let wanted = expected.map { event($0.0, $0.1, id: $0.2) }
        for piece in [1, 2, 3, Int.max] { #expect(events(text, piece: piece) == wanted) }
    }

    @Test("how long to wait before coming back", arguments: [("2500", 2_500), ("x", nil), ("99999999999", 3_600_000)])
    func readsRetry(_ text: String, _ milliseconds: Int?) {
        var parser = EventParser()
        let isTaken = Array("retry: \(text)\n".utf8).withUnsafeBytes { parser.take($0) { _ in } }
        #expect(isTaken)
        #expect(parser.retry == milliseconds.map { .milliseconds($0) })
    }

    @Test("a line or an event without end is refused")
    func isBounded() {
        let long = String(repeating: "x", count: EventParser.limit + 1)
        #expect(events("data: " + long) == nil)
        #expect(events(long) == nil)
        let line = "data: " + String(repeating: "y", count: 1_000) + "\n"
        #expect(events(String(repeating: line, count: 2_000)) == nil)
        #expect(events(String(repeating: line, count: 1_000) + "\n")?.count == 1)
    }
}
