import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// Signing in, what a session may do, and how it ends.
@Suite struct SessionTests {
    private let own = "Sec-Fetch-Site: same-origin"

    @Test func aKeyIsTradedForACookieThatNoScriptCanRead() throws {
        let server = try TestServer()
        let answer = try server.call("POST", "/session")
        #expect(answer.status == 204)
        #expect(answer["cache-control"] == "no-store")
        let cookie = try #require(answer["set-cookie"])
        let form = /headway_session=hls_[0-9A-Za-z]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000/
        #expect(cookie.wholeMatch(of: form) != nil, "\(cookie)")
        #expect(try server.signIn() != server.signIn())
    }

    @Test func aSessionActsForItsKey() throws {
        let server = try TestServer()
        try server.create("ci-1")
        try server.create("other")
        let narrow = try server.makeKey("narrow", patterns: ["ci-*"]).secret
        let cookie = try server.signIn(key: narrow)
        #expect(try server.call("GET", "/auth/me", headers: [cookie]).json()["id"]?.string == server.account.publicID)
        let items = try server.call("GET", "/widgets", headers: [cookie]).json()["items"]?.elements
        #expect(items?.map { $0["slug"]?.string } == ["ci-1"])
        try server.call("GET", "/widgets/other", headers: [cookie]).expectProblem(403, detail: "patterns")
        #expect(try server.call("PATCH", "/widgets/ci-1", "{}", headers: [cookie, own]).status == 200)
        try server.call("PATCH", "/widgets/other", "{}", headers: [cookie, own]).expectProblem(403, detail: "patterns")
        let body = Body.progress("\"value\":0", slug: "ci-2")
        #expect(try server.call("POST", "/widgets", body, headers: [cookie, own]).status == 201)
        #expect(try server.call("DELETE", "/widgets/ci-2", headers: [cookie, own]).status == 204)
        let foreign = Body.progress("\"value\":0", slug: "other")
        try server.call("POST", "/widgets", foreign, headers: [cookie, own]).expectProblem(403, detail: "patterns")
    }

    @Test func aSessionOfAKeyWithoutWidgetsSeesNone() throws {
        let server = try TestServer()
        let cookie = try server.signIn(key: try server.makeKey("blind", allowsWidgets: false).secret)
        #expect(try server.call("GET", "/auth/me", headers: [cookie]).status == 200)
        try server.call("GET", "/widgets", headers: [cookie]).expectProblem(403, detail: "without access to widgets")
    }

    @Test(arguments: [
        "Cookie: a=b; headway_session=%; c", "Cookie: headway_session=%", "Cookie: x=1;headway_session=%;",
        "Cookie: my_headway_session=hls_x;\t headway_session=%",
    ])
    func theCookieIsFoundAmongOthers(line: String) throws {
        let server = try TestServer()
        let value = try server.signIn().split(separator: "=")[1]
        let line = line.replacing("%", with: value)
        #expect(try server.call("GET", "/auth/me", headers: [line]).status == 200)
    }

    @Test(arguments: [
        "", "x", "hls_", "hls_00000000000000000000000000000000", "hlk_00000000000000000000000000000000",
        "\"hls_00000000000000000000000000000000\"", "hls_0000000000000000000000000000000é",
    ])
    func aCookieThatIsNoSessionIsRefusedAndForgotten(value: String) throws {
        let server = try TestServer()
        let answer = try server.call("GET", "/auth/me", headers: ["Cookie: headway_session=\(value)"])
        try answer.expectProblem(401, code: "token.invalid", detail: "sign in again")
        #expect(answer["set-cookie"] == "headway_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0")
        #expect(answer["www-authenticate"] == "Bearer")
    }

    @Test func theSecretsAreGoodInTheirPlacesOnly() throws {
        let server = try TestServer()
        try server.create("w")
        let session = try server.signIn().split(separator: "=")[1]
        let link = try server.makeLink("w").secret
        for secret in [server.key, link] {
            let headers = ["Cookie: headway_session=\(secret)"]
            try server.call("GET", "/widgets/w", headers: headers).expectProblem(401, code: "token.invalid")
        }
        try server.call("GET", "/widgets/w", key: String(session)).expectProblem(401, code: "token.invalid")
        let query = try server.call("GET", "/widgets/w?token=\(session)", headers: ["Authorization:"])
        try query.expectProblem(401, code: "token.invalid")
        #expect(query["set-cookie"] == nil)
    }

    @Test func aHeaderComesBeforeTheCookie() throws {
        let server = try TestServer()
        let cookie = try server.signIn()
        let bad = try server.call("GET", "/auth/me", headers: [cookie, "Authorization: Bearer nonsense"])
        try bad.expectProblem(401, code: "token.invalid", detail: "A key is needed")
        #expect(bad["set-cookie"] == nil)
        let good = ["Cookie: headway_session=nonsense", "Authorization: Bearer \(server.key)"]
        #expect(try server.call("GET", "/auth/me", headers: good).status == 200)
        // By key, so nobody asks where it comes from.
        try server.create("w")
        let write = [cookie, "Authorization: Bearer \(server.key)", "Sec-Fetch-Site: cross-site"]
        #expect(try server.call("PATCH", "/widgets/w", "{}", headers: write).status == 200)
    }

    @Test func signingOutEndsThatSessionOnly() throws {
        let server = try TestServer()
        let cookie = try server.signIn()
        let other = try server.signIn()
        let answer = try server.call("DELETE", "/session", headers: [cookie, own])
        #expect(answer.status == 204)
        #expect(answer["set-cookie"] == "headway_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0")
        try server.call("GET", "/auth/me", headers: [cookie]).expectProblem(401, code: "token.invalid")
        try server.call("DELETE", "/session", headers: [cookie, own]).expectProblem(401, code: "token.invalid")
        #expect(try server.call("GET", "/auth/me", headers: [other]).status == 200)
    }

    @Test func onlyAKeyOpensASessionAndOnlyASessionIsClosed() throws {
        let server = try TestServer()
        try server.create("w")
        let cookie = try server.signIn()
        try server.call("POST", "/session", headers: [cookie, own]).expectProblem(403, detail: "takes the key itself")
        try server.call("DELETE", "/session").expectProblem(403, detail: "no key")
        let link = try server.makeLink("w").secret
        for method in ["POST", "DELETE"] {
            try server.call(method, "/session", key: link).expectProblem(403, detail: "read token")
            let nobody = try server.call(method, "/session", headers: ["Authorization:"])
            try nobody.expectProblem(401, code: "token.invalid")
            #expect(nobody["set-cookie"] == nil)
        }
        try server.call("GET", "/session").expectProblem(405)
    }

    @Test func aSessionEndsWithItsKey() throws {
        let server = try TestServer()
        let (key, record) = try server.makeKey("short-lived")
        let cookie = try server.signIn(key: key)
        #expect(try server.call("GET", "/widgets", headers: [cookie]).status == 200)
        let elsewhere = try SQLiteStore.open(
            directory: server.directory.path,
            options: SQLiteStoreOptions(purpose: .administer)
        )
        #expect(try elsewhere.revokeKey(record.id, at: server.clock.now))
        let answer = try server.call("GET", "/widgets", headers: [cookie])
        try answer.expectProblem(401, code: "token.invalid", detail: "sign in again")
        #expect(answer["set-cookie"]?.contains("Max-Age=0") == true)
        try elsewhere.close()
    }

    @Test func aSessionSurvivesARestart() throws {
        let first = try TestServer()
        let cookie = try first.signIn()
        try first.server.stop()
        let second = try TestServer(in: first.directory, clock: first.clock)
        #expect(try second.call("GET", "/widgets", headers: [cookie]).status == 200)
    }

    @Test func thirtyDaysWithoutUseEndASessionAndEachUseBeginsThemAnew() throws {
        let server = try TestServer()
        let cookie = try server.signIn()
        let idle = try server.signIn()
        let day: Int64 = 86_400
        for _ in 0..<3 {
            server.clock.advance(seconds: 29 * day)
            #expect(try server.call("GET", "/auth/me", headers: [cookie]).status == 200)
        }
        try server.call("GET", "/auth/me", headers: [idle]).expectProblem(401, code: "token.invalid")
        try server.server.stop()
        // The last use is in the store.
        let second = try TestServer(in: server.directory, clock: server.clock)
        second.clock.advance(seconds: 29 * day)
        #expect(try second.call("GET", "/auth/me", headers: [cookie]).status == 200)
        second.clock.advance(seconds: 30 * day)
        try second.call("GET", "/auth/me", headers: [cookie]).expectProblem(401, code: "token.invalid")
    }

    @Test func aKeyHasAHundredSessionsAtMost() throws {
        let server = try TestServer()
        var cookies: [String] = []
        for _ in 0..<101 {
            cookies.append(try server.signIn())
            server.clock.advance(seconds: 1)
        }
        try server.call("GET", "/auth/me", headers: [cookies[0]]).expectProblem(401, code: "token.invalid")
        for cookie in [cookies[1], cookies[100]] {
            #expect(try server.call("GET", "/auth/me", headers: [cookie]).status == 200)
        }
    }

    @Test func noAnswerInvitesOtherSites() throws {
        let server = try TestServer()
        try server.create("w")
        let cookie = try server.signIn()
        for (method, path) in [
            ("GET", "/widgets"), ("OPTIONS", "/widgets/w"), ("OPTIONS", "/session"), ("POST", "/session"),
        ] {
            let headers = [cookie, "Origin: https://evil.example", "Access-Control-Request-Method: PATCH"]
            let answer = try server.call(method, path, headers: headers)
            #expect(!answer.fields.contains { $0.name.hasPrefix("access-control-") })
        }
    }

    @Test func aStoreThatFailsIsSaid() throws {
        let (server, store) = try TestServer.withFaultyStore()
        let cookie = try server.signIn()
        store.set { $0.reading = StoreError(.unavailable(.full), "") }
        try server.call("POST", "/session").expectProblem(503, code: "service.unavailable")
        try server.call("GET", "/auth/me", headers: [cookie]).expectProblem(503, code: "service.unavailable")
        store.set { $0.reading = nil }
        store.set { $0.sessions = StoreError(.unavailable(.full), "") }
        try server.call("POST", "/session").expectProblem(503, code: "service.unavailable")
        try server.call("DELETE", "/session", headers: [cookie, own]).expectProblem(503, code: "service.unavailable")
        #expect(try server.call("GET", "/auth/me", headers: [cookie]).status == 200)
    }

    @Test func noLogLineHasASessionsSecret() throws {
        let capture = try LogCapture()
        let server = try TestServer { $0.logDescriptor = capture.writeEnd }
        let cookie = try server.signIn()
        _ = try server.call("GET", "/widgets", headers: [cookie])
        _ = try server.call("DELETE", "/session", headers: [cookie, own])
        let lines = try capture.lines(of: server)
        #expect(lines.count == 3)
        #expect(!lines.contains { $0.contains("hls_") || $0.contains("hlk_") })
        #expect(lines[1].contains("/session-1"))
    }
}
