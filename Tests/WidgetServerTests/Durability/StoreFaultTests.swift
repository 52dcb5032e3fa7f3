import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// A store that fails costs the writes that it refuses, and nothing else.
@Suite struct StoreFaultTests {
    private static let reasons: [StoreError.Reason] = [.full, .readOnly, .busy, .inputOutput, .memory]

    @Test(arguments: reasons)
    func aWriteThatIsNotKeptIsNotShown(reason: StoreError.Reason) throws {
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("w")
        let before = try server.call("GET", "/widgets").body
        store.set { $0.commit = StoreError(.unavailable(reason), "The disk of /secret/headway.db is full.") }
        let writes = [
            ("POST", "/widgets", Body.progress("\"value\":0.9")),
            ("POST", "/widgets", Body.progress("\"value\":0.9", slug: "x")),
            ("PATCH", "/widgets/w", "{}"), ("DELETE", "/widgets/w", nil),
        ]
        for (method, path, body) in writes {
            let answer = try server.call(method, path, body)
            try answer.expectProblem(503, code: "service.unavailable", detail: "intact")
            #expect(answer["retry-after"] == "5")
            #expect(try answer.json()["retry_after_ms"] == 5_000)
            #expect(!answer.text.contains("/secret"))
        }
        #expect(try server.call("GET", "/widgets").body == before)
        store.set { $0.commit = nil }
        #expect(try server.call("PATCH", "/widgets/w", Body.patch("{\"value\":0.5}")).status == 200)
        #expect(try server.create("x")["x-resource-action"] == "created")
        #expect(try server.call("DELETE", "/widgets/w").status == 204)
        #expect(try server.sqlite.widgets().map { $0.slug } == ["x"])
    }

    @Test func aFaultThatWillNotPassIsAnotherProblem() throws {
        let (server, store) = try TestServer.withFaultyStore()
        store.set { $0.commit = StoreError(.damaged, "The store /secret/headway.db is damaged.") }
        let answer = try server.create("w")
        try answer.expectProblem(500, detail: "log")
        #expect(!answer.text.contains("/secret"))
        #expect(try server.call("GET", "/health").status == 200)
    }

    @Test func readsGoOnWhileTheStoreTakesNoWrites() throws {
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("w")
        store.set { $0.commit = StoreError(.unavailable(.full), "Full.") }
        #expect(try server.call("GET", "/widgets/w").status == 200)
        #expect(try server.call("GET", "/auth/me").status == 200)
    }

    @Test func aRefusalNeedsNoStore() throws {
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("w")
        store.set { $0.commit = StoreError(.unavailable(.full), "Full.") }
        try server.create("x", value: "2").expectProblem(422, code: "widget.content_invalid")
    }

    @Test func keysThatCannotBeReadAreNoWrongKeys() throws {
        let (server, store) = try TestServer.withFaultyStore()
        store.set { $0.reading = StoreError(.unavailable(.inputOutput), "Broken.") }
        let answer = try server.call("GET", "/widgets")
        try answer.expectProblem(503, code: "service.unavailable")
        #expect(try server.call("GET", "/health").status == 200)
        store.set { $0.reading = nil }
        #expect(try server.call("GET", "/widgets").status == 200)
    }

    @Test func aDiskThatIsReallyFullRefusesAndRecovers() throws {
        let directory = try TemporaryDirectory()
        try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve)).close()
        let options = SQLiteStoreOptions(purpose: .serve, maximumPages: 40)
        let store = try SQLiteStore.open(directory: directory.path, options: options)
        let account = try store.createAccount(nickname: nil, at: try TestClock().now)
        let key = try AccessKey.random(.account)
        _ = try store.createKey(
            NewKey(account: account.id, name: "k", digest: key.digest, createdAt: try TestClock().now)
        )
        var configuration = ServerConfiguration()
        configuration.requestsPerMinute = 0
        configuration.widgetLimit = 0
        let server = try WidgetServer.start(configuration, store: store)
        let client = try HTTPClient(port: server.port)
        let headers = ["Authorization: Bearer \(key.plainText)", "Content-Type: application/json"]
        let text = String(repeating: "x", count: 256)
        var kept = 0
        while kept < 1_000 {
            let body = Body.progress("\"value\":0,\"label\":\"\(text)\",\"subtitle\":\"\(text)\"", slug: "w\(kept)")
            let answer = try client.call("POST", "/widgets", headers: headers, body: Array(body.utf8))
            guard answer.status == 201 else {
                try answer.expectProblem(503, code: "service.unavailable")
                break
            }
            kept += 1
        }
        #expect((1..<1_000).contains(kept))
        let list = try client.call("GET", "/widgets", headers: headers).json()["items"]?.elements
        #expect(list?.count == kept)
        #expect(try client.call("DELETE", "/widgets/w0", headers: headers).status == 204)
        let small = Array(Body.progress("\"value\":0", slug: "small").utf8)
        #expect(try client.call("POST", "/widgets", headers: headers, body: small).status == 201)
        try server.stop()
    }
}
