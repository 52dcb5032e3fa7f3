import Glibc
import TestSupport
import Testing

@Suite("headway show --watch follows a widget")
struct WatchTests {
    private func widget(_ content: String) -> String { HTTPStub.Answer.widgetText(content: content) }

    private func value(_ value: String) -> String { widget(#"{"template":"progress","value":\#(value)}"#) }

    /// A stream of events that the server then ends.
    private func stream(_ events: (name: String, data: String)..., retry: Int = 1) -> HTTPStub.Answer {
        var text = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
        text += "retry: \(retry)\n\n"
        for (index, event) in events.enumerated() {
            text += "id: run-\(index)\nevent: \(event.name)\ndata: \(event.data)\n\n: \n"
        }
        return HTTPStub.Answer(raw: text)
    }

    private func state(_ items: String) -> (name: String, data: String) {
        ("state", #"{"now":"2026-03-01T10:00:00.250Z","items":[\#(items)]}"#)
    }

    private let removed = (name: "removed", data: #"{"slug":"backup"}"#)

    @Test("a line for each change when piped, over the end of a stream, until the widget is removed")
    func printsLines() throws {
        let box = try Sandbox(
            stream(state(value("0.1")), ("widget", value("0.2"))),
            HTTPStub.Answer(503, "{}", headers: ["Retry-After: 0"]),
            stream(("resumed", #"{"now":"2026-03-01T10:05:00Z"}"#), ("widget", value("0.3")), removed)
        )
        let run = try box.run("show", "backup", "--watch")
        let lines = run.output.split(separator: "\n")
        // Two that come at once are one change, of which the last is shown.
        #expect(lines.last == "2026-03-01T10:05:00Z backup, 30%")
        #expect(lines.contains { $0.hasPrefix("2026-03-01T10:00:0") && $0.hasSuffix("Z backup, 20%") })
        #expect(run.errors == "headway: backup has been removed\n")
        #expect(run.ending == .exit(1))
        #expect(Set(box.stub.requests.map(\.target)) == ["/events?slug=backup"])
        #expect(box.stub.requests.map { $0.headers["last-event-id"] } == [nil, "run-1", "run-1"])
    }

    @Test("what cannot be watched is said at once")
    func refuses() throws {
        let problem = #"{"status":401,"code":"token.invalid","detail":"the key is not known"}"#
        let box = try Sandbox(
            stream(state("")),
            .init(401, problem),
            .init(404, "{}"),
            .init(200, "<html>"),
            stream(("state", "{}")),
            stream(removed)
        )
        for words in [
            "there is no widget backup", "does not accept the key: the key is not known", "has no live events",
            "", "answers, but not like a Headway server", "backup has been removed",
        ] {
            let run = try box.run("show", "backup", "--watch")
            #expect(run.ending == .exit(1) && run.output.isEmpty)
            #expect(words.isEmpty || run.errors.contains(words), "\(run.errors)")
        }
        let nobody = "http://127.0.0.1:\(try LoopbackSocket.unusedPort())"
        #expect(try box.run("show", "backup", "--watch", "--server", nobody).errors.contains("nothing answers"))
    }

    @Test("redraws in place, advances a window by itself, begins anew when resized, and gives the cursor back at ^C")
    func drawsInPlace() throws {
        let window =
            #"{"template":"progress","start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T10:00:20Z"}"#
        let box = try Sandbox(stream(state(widget(window)), retry: 60_000))
        var environment = box.environment
        environment["TERM"] = "xterm"
        environment["LANG"] = "C.UTF-8"
        let program = try TerminalProgram(["show", "backup", "--watch"], environment: environment, columns: 30)
        try program.wait { $0.contains("6%") }
        let screen = TerminalScreen(program.text)
        #expect(screen.lines.count == 3 && screen.unknown.isEmpty && !screen.hasCursor)
        #expect(screen.lines[0].hasPrefix("backup") && screen.lines[0].count == 30)
        try program.resize(columns: 20, rows: 24)
        try program.wait { text in TerminalScreen(text).lines.contains { $0.hasPrefix("backup") && $0.count == 20 } }
        try program.send(signal: SIGINT)
        #expect(try program.end() == .exit(0))
        #expect(TerminalScreen(program.text).hasCursor)
    }

    @Test("gives the cursor back when the widget goes")
    func endsTidily() throws {
        let box = try Sandbox(stream(state(value("0.1"))), stream(removed))
        var environment = box.environment
        environment["TERM"] = "xterm"
        let program = try TerminalProgram(["show", "backup", "--watch"], environment: environment)
        #expect(try program.end() == .exit(1))
        let screen = TerminalScreen(program.text)
        #expect(screen.hasCursor)
        #expect(screen.lines.contains("headway: backup has been removed"))
        #expect(screen.lines.contains { $0.hasPrefix("backup") && $0.hasSuffix("10%") })
    }

    @Test("ends by SIGTERM, too, when piped")
    func endsWhenTold() throws {
        let box = try Sandbox(stream(state(value("0.1")), retry: 60_000))
        let program = try RunningProgram(["show", "backup", "--watch"], environment: box.environment)
        #expect(try program.readLine().hasSuffix("backup, 10%"))
        try program.send(signal: SIGTERM)
        #expect(try program.wait().ending == .exit(0))
    }
}
