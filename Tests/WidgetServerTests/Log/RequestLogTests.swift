import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// One line per request, with nothing in it that is nobody's business.
@Suite struct RequestLogTests {
    private func server(_ format: LogFormat, _ log: LogCapture) throws -> TestServer {
        try TestServer { configuration in
            configuration.logFormat = format
            configuration.logDescriptor = log.writeEnd
            configuration.trustsForwarded = true
        }
    }

    /// Sends requests of every kind and returns how many.
    private func exercise(_ server: TestServer, token: String) throws -> Int {
        let from = ["X-Forwarded-For: 203.0.113.77"]
        let name = #"{"slug":"private-backup","name":"Medical records","content":{"template":"progress","value":0.5}}"#
        let statuses = [
            try server.call("POST", "/widgets", name, headers: from),
            try server.call("PATCH", "/widgets/private-backup", "{}", headers: from),
            try server.call("GET", "/widgets/private-backup?token=\(token)", headers: from + ["Authorization:"]),
            try server.call("GET", "/widgets/private-backup", headers: ["X-Forwarded-For: 2001:db8:1:2:3:4:5:6"]),
            try server.call(
                "GET",
                "/widgets",
                headers: from + ["Authorization: Bearer hlk_0123456789ABCDEFGHIJKLMNOPQRSTUV"]
            ),
            try server.call("BREW", "/widgets/\(token)", headers: from),
            try server.call("GET", "/\(token)/x", headers: from),
            try server.call("POST", "/widgets", bytes: [UInt8](repeating: 0x20, count: 70_000), headers: from),
            try server.call("GET", "/health"),
            try server.call("DELETE", "/widgets/private-backup", headers: from),
        ].map { $0.status }
        #expect(statuses == [201, 200, 200, 200, 401, 405, 404, 413, 200, 204])
        return statuses.count
    }

    @Test(arguments: LogFormat.allCases)
    func hasALinePerRequestAndGivesNothingAway(format: LogFormat) throws {
        let log = try LogCapture()
        let server = try server(format, log)
        let token = try server.makeLink("private-backup").secret
        let count = try exercise(server, token: token)
        let lines = try log.lines(of: server)
        #expect(lines.count == count, "\(lines.joined(separator: "\n"))")
        let secrets = [
            server.key, token, "hlk_", "hlw_", "Medical", "private-backup", "203.0.113.77", "2001:db8:1:2", "BREW",
            String(token.dropFirst(4).prefix(16)), String(server.key.dropFirst(4).prefix(16)), server.account.publicID,
        ]
        for line in lines {
            for secret in secrets { #expect(!line.contains(secret), "\(line)") }
        }
    }

    @Test func aTextLineSaysWhatHappened() throws {
        let log = try LogCapture()
        let server = try server(.text, log)
        _ = try exercise(server, token: try server.makeLink("private-backup").secret)
        let line =
            /2026-11-30T12:00:00Z ([A-Z]+) (\S+) (\d{3}) (\d+)B \d+\.\d{3}ms (\S+)( key-\d+| link-\d+)?( slug=\S+…)? id=[0-9a-f]{16}/
        var said: [String] = []
        for text in try log.lines(of: server) {
            let match = try #require(text.wholeMatch(of: line), "\(text)")
            said.append("\(match.1) \(match.2) \(match.3) \(match.5)\(match.6 ?? "")\(match.7 ?? "")")
        }
        #expect(
            said == [
                "POST /widgets 201 203.0.113.0/24 key-1 slug=private…",
                "PATCH /widgets/{slug} 200 203.0.113.0/24 key-1 slug=private…",
                "GET /widgets/{slug} 200 203.0.113.0/24 link-1 slug=private…",
                "GET /widgets/{slug} 200 2001:db8:1::/48 key-1 slug=private…", "GET /widgets 401 203.0.113.0/24",
                "OTHER /widgets/{slug} 405 203.0.113.0/24", "GET - 404 203.0.113.0/24",
                "POST /widgets 413 203.0.113.0/24",
                "GET /health 200 loopback", "DELETE /widgets/{slug} 204 203.0.113.0/24 key-1 slug=private…",
            ]
        )
    }

    @Test func aJSONLineIsJSON() throws {
        let log = try LogCapture()
        let server = try server(.json, log)
        _ = try exercise(server, token: try server.makeLink("private-backup").secret)
        server.server.note("Said \"so\"\nand so.")
        let lines = try log.lines(of: server)
        let first = try JSON(parsing: String(try #require(lines.first)))
        #expect(first["time"] == "2026-11-30T12:00:00Z")
        #expect(first["level"] == "info")
        #expect(first["method"] == "POST")
        #expect(first["route"] == "/widgets")
        #expect(first["status"] == 201)
        #expect(first["access"] == "key-1")
        #expect(first["cut_off"] == false)
        for line in lines { #expect(try JSON(parsing: String(line)).object != nil) }
        let messages = try lines.compactMap { try JSON(parsing: String($0))["message"] }
        #expect(messages == ["Said \"so\"\nand so."])
    }

    @Test func theIDInTheAnswerIsTheOneInTheLog() throws {
        let log = try LogCapture()
        let server = try server(.text, log)
        let instance = try #require(try server.call("GET", "/nope").json()["instance"]?.string)
        let id = try #require(instance.split(separator: "/").last)
        #expect(try log.lines(of: server).first?.hasSuffix("id=\(id)") == true)
    }

    @Test func aSentenceWithControlCharactersStaysOneLine() throws {
        let log = try LogCapture()
        let server = try server(.text, log)
        server.server.note("One\ntwo\rthree\u{1B}[31m\u{7}\0\u{7F}")
        #expect(try log.lines(of: server) == ["2026-11-30T12:00:00Z info One two three [31m   "])
    }

    @Test(arguments: [("a", "…"), ("ab", "a…"), ("abcdefghijklmnopqrstuvwxyz", "abcdefgh…")])
    func atMostHalfOfASlugIsShown(slug: String, shown: String) throws {
        let log = try LogCapture()
        let server = try server(.text, log)
        try server.create(slug)
        #expect(try log.lines(of: server).first?.contains(" slug=\(shown) ") == true)
    }

    @Test func aStoreThatFailsIsExplainedUnderTheID() throws {
        let log = try LogCapture()
        let server = try TestServer(
            configure: { $0.logDescriptor = log.writeEnd },
            store: { sqlite in
                let store = FaultyStore(sqlite)
                store.set { $0.commit = StoreError(.unavailable(.full), "The disk is full.") }
                return store
            }
        )
        let instance = try #require(try server.create("w").json()["instance"]?.string)
        let id = try #require(instance.split(separator: "/").last)
        let lines = try log.lines(of: server)
        #expect(
            lines.contains { $0.contains(" error Request \(id): ") && $0.contains("The disk is full.") },
            "\(lines)"
        )
    }
}
