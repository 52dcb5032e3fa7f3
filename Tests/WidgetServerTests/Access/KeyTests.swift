import TestSupport
import Testing
import WidgetStore
import Widgets

/// What a key may touch.
@Suite struct KeyTests {
    @Test(arguments: ["Bearer", "bearer", "BEARER", "bEaReR", "Bearer ", "Bearer  \t"])
    func theSchemeIsReadInAnyCase(scheme: String) throws {
        let server = try TestServer()
        let headers = ["Authorization: \(scheme) \(server.key)"]
        #expect(try server.call("GET", "/widgets", headers: headers).status == 200)
    }

    @Test func aKeyWithoutWidgetsReadsItsAccountOnly() throws {
        let server = try TestServer()
        try server.create("w")
        let key = try server.makeKey("none", allowsWidgets: false).secret
        #expect(try server.call("GET", "/auth/me", key: key).status == 200)
        let calls = [
            ("GET", "/widgets", nil), ("GET", "/widgets/w", nil), ("POST", "/widgets", Body.progress("\"value\":0")),
            ("PATCH", "/widgets/w", "{}"), ("DELETE", "/widgets/w", nil), ("GET", "/widgets/other", nil),
        ]
        for (method, path, body) in calls {
            try server.call(method, path, body, key: key).expectProblem(403, detail: "without access to widgets")
        }
        #expect(try server.call("GET", "/widgets/w").status == 200)
    }

    @Test func patternsFenceAKeyIn() throws {
        let server = try TestServer()
        for slug in ["ci-1", "backup", "backup2", "ci"] { try server.create(slug) }
        let key = try server.makeKey("fenced", patterns: ["ci-*", "backup"]).secret
        let items = try server.call("GET", "/widgets", key: key).json()["items"]?.elements
        #expect(items?.map { $0["slug"]?.string } == ["ci-1", "backup"])
        #expect(try server.create("ci-2", key: key).status == 201)
        #expect(try server.call("PATCH", "/widgets/backup", "{}", key: key).status == 200)
        #expect(try server.call("DELETE", "/widgets/ci-1", key: key).status == 204)
        #expect(try server.call("GET", "/widgets/ci-2", key: key).status == 200)
        try server.create("ci", key: key).expectProblem(403, detail: "patterns")
        for (method, body) in [("GET", nil), ("PATCH", "{}"), ("DELETE", nil)] as [(String, String?)] {
            try server.call(method, "/widgets/backup2", body, key: key).expectProblem(403, detail: "patterns")
            // One that is not there is out of reach as well: the answer does not tell.
            try server.call(method, "/widgets/nope", body, key: key).expectProblem(403)
        }
        #expect(try server.call("GET", "/widgets").json()["items"]?.elements.count == 4)
    }

    @Test func aKeyRevokedElsewhereIsRefusedAtOnce() throws {
        let server = try TestServer()
        let (key, record) = try server.makeKey("short-lived")
        let client = try server.connect()
        let headers = ["Authorization: Bearer \(key)"]
        #expect(try client.call("GET", "/widgets", headers: headers).status == 200)
        let other = try SQLiteStore.open(
            directory: server.directory.path,
            options: SQLiteStoreOptions(purpose: .administer)
        )
        #expect(try other.revokeKey(record.id, at: server.clock.now))
        try client.call("GET", "/widgets", headers: headers).expectProblem(401, code: "token.invalid")
        let fresh = try AccessKey.random(.account)
        _ = try other.createKey(
            NewKey(account: server.account.id, name: "fresh", digest: fresh.digest, createdAt: server.clock.now)
        )
        #expect(try server.call("GET", "/widgets", key: fresh.plainText).status == 200)
        try other.close()
    }

    @Test func accountsDoNotSeeEachOther() throws {
        let server = try TestServer()
        let other = try server.sqlite.createAccount(nickname: nil, at: server.clock.now)
        let key = try server.makeKey("other", account: other.id).secret
        try server.create("mine")
        #expect(try server.call("GET", "/widgets", key: key).text == #"{"items":[]}"#)
        for (method, body) in [("GET", nil), ("PATCH", "{}"), ("DELETE", nil)] as [(String, String?)] {
            try server.call(method, "/widgets/mine", body, key: key).expectProblem(404, code: "widget.not_found")
        }
        #expect(try server.create("mine", value: "0.75", key: key)["x-resource-action"] == "created")
        #expect(try server.call("GET", "/widgets/mine").text.contains("0.25"))
        #expect(try server.call("GET", "/widgets/mine", key: key).text.contains("0.75"))
        #expect(try server.call("GET", "/auth/me", key: key).json()["id"]?.string == other.publicID)
    }

    @Test func aKeyInTheQueryIsNoKey() throws {
        let server = try TestServer()
        try server.create("w")
        try server.call("GET", "/widgets/w?token=\(server.key)", headers: ["Authorization:"])
            .expectProblem(401, code: "token.invalid")
    }
}
