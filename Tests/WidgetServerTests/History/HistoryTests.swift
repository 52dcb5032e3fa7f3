import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// `GET /widgets/{slug}/pushes`.
@Suite struct HistoryTests {
    private func items(_ server: TestServer, _ slug: String = "w") throws -> [JSON] {
        let answer = try server.call("GET", "/widgets/\(slug)/pushes")
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json()["items"]?.elements ?? []
    }

    @Test func tellsOfPushesTheNewestFirst() throws {
        let server = try TestServer()
        try server.create("w", value: "0.250")
        server.clock.advance(seconds: 60)
        let laptop = try server.makeKey("laptop").secret
        _ = try server.call("PATCH", "/widgets/w", #"{"content":{"value":0.80,"label":null}}"#, key: laptop)
        server.clock.advance(seconds: 60)
        _ = try server.call("PATCH", "/widgets/w", #"{"name":"Other"}"#)
        let expected = """
            {"items":[{"at":"2026-11-30T12:02:00Z","action":"updated","key":"key 0","reading":"80%","percent":80},\
            {"at":"2026-11-30T12:01:00Z","action":"updated","key":"laptop","reading":"80%","percent":80,\
            "content":{"value":0.80,"label":null}},\
            {"at":"2026-11-30T12:00:00Z","action":"created","key":"key 0","reading":"25%","percent":25,\
            "content":{"template":"progress","value":0.250}}]}
            """
        let answer = try server.call("GET", "/widgets/w/pushes")
        #expect(answer.text == expected)
        #expect(answer["content-type"] == "application/json")
        #expect(answer["cache-control"] == "no-cache")
    }

    @Test func theSameSurvivesAStop() throws {
        let first = try TestServer()
        try first.create("w")
        _ = try first.call("PATCH", "/widgets/w", "{}")
        let before = try items(first)
        try first.server.stop()
        let second = try TestServer(in: first.directory, clock: first.clock)
        #expect(try items(second) == before)
        second.clock.advance(seconds: 1)
        _ = try second.call("PATCH", "/widgets/w", "{}")
        #expect(try items(second).dropFirst().elementsEqual(before))
    }

    @Test func keepsAHundredWhetherStoredOrHeld() throws {
        let first = try TestServer()
        try first.create("w")
        for _ in 0..<80 { _ = try first.call("PATCH", "/widgets/w", "{}") }
        #expect(try items(first).count == 81)
        try first.server.stop()
        let second = try TestServer(in: first.directory, clock: first.clock)
        for number in 0..<60 { _ = try second.call("PATCH", "/widgets/w", Body.patch(#"{"label":"\#(number)"}"#)) }
        let items = try items(second)
        #expect(items.count == 100)
        #expect(items.prefix(60).map { $0["content"]?["label"]?.string } == (0..<60).reversed().map { "\($0)" })
        #expect(!items.contains { $0["action"] == "created" })
    }

    @Test func saysWhatAWindowReadAtThePush() throws {
        let server = try TestServer()
        let window = #""start_date":"2026-11-30T11:00:00Z","end_date":"2026-11-30T15:00:00Z""#
        _ = try server.call("POST", "/widgets", Body.progress(window))
        server.clock.advance(seconds: 3_600)
        _ = try server.call("PATCH", "/widgets/w", "{}")
        #expect(try items(server).map { $0["percent"] } == [50, 25])
    }

    @Test func leavesOutWhatIsLongAndSaysSo() throws {
        let server = try TestServer()
        try server.create("w")
        let url = "https://example.org/" + String(repeating: "x", count: 1_900)
        let long = Body.patch(#"{"tap_action":{"url":"\#(url)"},"label":"\#(String(repeating: "l", count: 200))"}"#)
        #expect(try server.call("PATCH", "/widgets/w", long).status == 200)
        let newest = try #require(try items(server).first)
        #expect(newest["content"] == nil)
        #expect(newest["content_omitted"] == true)
    }

    @Test func refusedWritesAndDeletionsLeaveNothing() throws {
        let server = try TestServer()
        try server.create("w")
        _ = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":2}"#))
        _ = try server.call("PATCH", "/widgets/w", "{}", headers: ["If-Match: \"x\""])
        #expect(try items(server).count == 1)
        #expect(try server.call("DELETE", "/widgets/w").status == 204)
        try server.call("GET", "/widgets/w/pushes").expectProblem(404, code: "widget.not_found")
        try server.create("w")
        #expect(try items(server).map { $0["action"]?.string } == ["created"])
    }

    @Test func isReadByWhomeverMayReadTheWidgetButNotByAReadToken() throws {
        let server = try TestServer()
        try server.create("ci-1")
        try server.create("w")
        let path = "/widgets/w/pushes"
        let narrow = try server.makeKey("narrow", patterns: ["ci-*"]).secret
        let blind = try server.makeKey("blind", allowsWidgets: false).secret
        let other = try server.sqlite.createAccount(nickname: nil, at: server.clock.now).id
        let stranger = try server.makeKey("stranger", account: other).secret
        let link = try server.makeLink("w").secret
        #expect(try server.call("GET", path, headers: [try server.signIn()]).status == 200)
        #expect(try server.call("HEAD", path).body.isEmpty)
        #expect(try server.call("GET", "/widgets/ci-1/pushes", key: narrow).status == 200)
        try server.call("GET", path, key: narrow).expectProblem(403, detail: "patterns")
        try server.call("GET", path, headers: [try server.signIn(key: narrow)]).expectProblem(403, detail: "patterns")
        try server.call("GET", path, key: blind).expectProblem(403, detail: "without access")
        try server.call("GET", path, key: stranger).expectProblem(404, code: "widget.not_found")
        try server.call("GET", path, key: link).expectProblem(403, detail: "read token")
        try server.call("GET", path + "?token=\(link)", headers: ["Authorization:"]).expectProblem(403)
        try server.call("GET", path, headers: ["Authorization:"]).expectProblem(401, code: "token.invalid")
        try server.call("GET", "/widgets/-/pushes").expectProblem(400, code: "slug.invalid")
        try server.call("DELETE", path).expectProblem(405)
    }

    @Test func aKeyThatIsRevokedKeepsItsName() throws {
        let server = try TestServer()
        let (secret, record) = try server.makeKey("laptop")
        try server.create("w", key: secret)
        #expect(try server.sqlite.revokeKey(record.id, at: server.clock.now))
        #expect(try items(server).map { $0["key"]?.string } == ["laptop"])
    }
}
