import Testing
import Widgets

@testable import HeadwayCommands

@Suite("What is known of a watched widget")
struct WatchedWidgetTests {
    private let start = ContinuousClock.now

    private func watched() throws -> WatchedWidget {
        WatchedWidget(try #require(Slug("backup")), clock: ServerClock(Recorder.now, at: start))
    }

    private func event(_ name: String, _ data: String, id: String? = nil) -> ServerEvent {
        ServerEvent(name: name, data: Array(data.utf8), id: id)
    }

    private func widget(_ slug: String = "backup", value: String) -> String {
        #"{"slug":"\#(slug)","name":"B","content":{"template":"progress","value":\#(value)},"#
            + #""created_at":"2026-03-01T10:00:00Z","updated_at":"2026-03-01T10:00:00Z"}"#
    }

    private func state(_ items: String...) -> ServerEvent {
        let items = items.joined(separator: ",")
        return event("state", #"{"now":"2026-03-01T12:00:00.500Z","items":[\#(items)]}"#, id: "a-1")
    }

    @Test("state, changes and the server's clock")
    func follows() throws {
        var watched = try watched()
        #expect(watched.widget == nil)
        try watched.take(state(widget("other", value: "1"), widget(value: "0.1")), at: start)
        #expect(watched.widget?.content?.fields.value == 0.1)
        #expect(watched.lastID == "a-1")
        #expect(watched.now(at: start + .seconds(1)).rfc3339 == "2026-03-01T12:00:01.500Z")
        try watched.take(event("widget", widget(value: "0.2"), id: "a-2"), at: start)
        try watched.take(event("widget", widget("other", value: "0.9"), id: "a-3"), at: start)
        try watched.take(event("message", "not JSON"), at: start)
        #expect(watched.widget?.content?.fields.value == 0.2)
        #expect(watched.lastID == "a-3")
    }

    @Test("a widget that is not there, that goes, or that went during a break")
    func ends() throws {
        var first = try watched()
        #expect(throws: WatchedWidget.End.unknown) { try first.take(state(), at: start) }
        var second = try watched()
        try second.take(state(widget(value: "0.1")), at: start)
        try second.take(event("removed", #"{"slug":"other"}"#), at: start)
        #expect(throws: WatchedWidget.End.removed) {
            try second.take(event("removed", #"{"slug":"backup"}"#), at: start)
        }
        #expect(throws: WatchedWidget.End.removed) { try second.take(state(), at: start) }
    }

    @Test("what is no event of Headway", arguments: ["[]", "{", #"{"items":1}"#, ""])
    func refuses(_ data: String) throws {
        var watched = try watched()
        #expect(throws: WatchedWidget.End.notHeadway) { try watched.take(event("state", data), at: start) }
    }

    @Test("a short loss of contact is not worth a word")
    func hasPatience() throws {
        var watched = try watched()
        try watched.take(state(widget(value: "0.1")), at: start)
        let environment = WidgetEnvironment()
        #expect(watched.wait(from: start, environment: environment, columns: 80) == nil)
        watched.lose(at: start)
        watched.lose(at: start + .seconds(5))
        #expect(watched.silence(at: start + .milliseconds(9_999)) == nil)
        let wait = watched.wait(from: start + .seconds(4), environment: environment, columns: 80)
        #expect(wait == .seconds(6))
        #expect(watched.silence(at: start + .seconds(10)) == .seconds(10))
        #expect(watched.wait(from: start + .seconds(11), environment: environment, columns: 80) == nil)
        try watched.take(event("resumed", #"{"now":"2026-03-01T12:01:00Z"}"#), at: start + .seconds(12))
        #expect(watched.silence(at: start + .seconds(30)) == nil)
    }

    @Test("a window tells when it looks different")
    func sleepsUntilChange() throws {
        var watched = try watched()
        let window =
            #"{"slug":"backup","name":"B","content":{"template":"progress","start_date":"2026-03-01T12:00:00Z","#
            + #""end_date":"2026-03-01T12:00:20Z"},"updated_at":"2026-03-01T12:00:00Z"}"#
        try watched.take(state(window), at: start)
        // At half a second, and 80 cells have 1280 steps in 20 seconds.
        let wait = try #require(watched.wait(from: start, environment: WidgetEnvironment(), columns: 80))
        #expect(wait > .zero && wait <= .milliseconds(17))
        let atEnd = watched.wait(from: start + .seconds(20), environment: WidgetEnvironment(), columns: 80)
        #expect(atEnd == nil)
    }
}
