import Synchronization
import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// What was acknowledged is there after a stop and a start.
@Suite struct RestartTests {
    @Test func aRestartKeepsEveryByte() throws {
        let directory = try TemporaryDirectory()
        let first = try TestServer(in: directory)
        _ = try first.call("POST", "/widgets", Body.pages)
        _ = try first.call("POST", "/widgets", Body.maintenance)
        first.clock.advance(seconds: 1)
        let odd = Body.widget(
            "odd",
            name: "é\\u0000\\ud83e\\udd80",
            #"{"template":"progress","value":8e-1,"min_value":0.10}"#,
            more: #","push_throttle":1,"stale_after":60.0"#
        )
        _ = try first.call("POST", "/widgets", odd)
        _ = try first.call("DELETE", "/widgets/pages")
        _ = try first.call("POST", "/widgets", Body.pages)
        let list = try first.call("GET", "/widgets")
        #expect(try list.json()["items"]?.elements.count == 3)
        let me = try first.call("GET", "/auth/me").body
        try first.server.stop()
        let second = try TestServer(in: directory)
        let again = try second.call("GET", "/widgets", key: first.key)
        #expect(again.text == list.text)
        #expect(again["etag"] == list["etag"])
        #expect(try second.call("GET", "/auth/me").body == me)
        #expect(try second.call("PATCH", "/widgets/odd", "{}").status == 200)
    }

    @Test func aStopUnderLoadLosesNothingThatWasAcknowledged() throws {
        let directory = try TemporaryDirectory()
        let server = try TestServer(in: directory) { $0.widgetLimit = 0 }
        let headers = server.jsonHeaders
        let port = server.server.port
        let acknowledged = Collected<(slug: String, label: String)>()
        let hundred = Mutex(false)
        let threads = try (0..<6).map { thread in
            try TestThread {
                guard let client = try? HTTPClient(port: port) else { return }
                for round in 0..<100_000 {
                    let (slug, label) = ("w\(thread)", "\(round)")
                    let body = Array(Body.progress("\"value\":0,\"label\":\"\(label)\"", slug: slug).utf8)
                    guard let answer = try? client.call("POST", "/widgets", headers: headers, body: body) else {
                        return
                    }
                    if answer.status == 503 { return }
                    guard answer.status == 201 else { throw TestSupportError(answer.text) }
                    acknowledged.add((slug, label))
                    if round == 50 { hundred.withLock { $0 = true } }
                }
            }
        }
        while !hundred.withLock({ $0 }) { _ = try server.call("GET", "/health") }
        try server.server.stop()
        for thread in threads { try thread.join() }
        let store = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .administer))
        let stored = Dictionary(uniqueKeysWithValues: try store.widgets().map { ($0.slug, $0.content) })
        var last: [String: Int] = [:]
        for (slug, label) in acknowledged.all { last[slug] = max(last[slug] ?? 0, Int(label) ?? 0) }
        #expect(last.count == 6)
        for (slug, round) in last {
            let content = try JSON(parsing: try #require(stored[slug]))
            let label = try #require(content["label"]?.string.flatMap { Int($0) })
            // One more may have been kept whose answer was on its way.
            #expect((round...(round + 1)).contains(label), "\(slug)")
        }
        try store.close()
    }

    @Test func aStoppedServerAnswersNobody() throws {
        let server = try TestServer()
        let client = try server.connect()
        #expect(try client.call("GET", "/health").status == 200)
        try server.server.stop()
        #expect(client.isAtEnd())
        #expect(throws: TestSupportError.self) { try server.connect() }
        try server.server.stop()
    }

    @Test func aRowThatCannotBeReadIsLeftOutAndUntouched() throws {
        let directory = try TemporaryDirectory()
        let store = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
        let now = try TestClock().now
        let account = try store.createAccount(nickname: nil, at: now)
        func row(_ slug: String, _ ordinal: Int64, _ content: String) -> WidgetChange {
            .put(
                StoredWidget(
                    account: account.id,
                    slug: slug,
                    ordinal: ordinal,
                    name: "n",
                    content: content,
                    createdAt: now,
                    updatedAt: now
                )
            )
        }
        try store.commit(
            WidgetBatch(changes: [
                row("good", 1, #"{"template":"progress","value":0.5}"#), row("bad", 2, "{"),
                row("future", 3, #"{"template":"gauge","level":7}"#),
            ])
        )
        try store.close()
        let server = try TestServer(in: directory)
        let items = try server.call("GET", "/widgets").json()["items"]?.elements
        #expect(items?.map { $0["slug"]?.string } == ["good", "future"])
        #expect(try server.create("next").status == 201)
        #expect(try server.sqlite.widgets().map { $0.ordinal } == [1, 2, 3, 4])
    }
}
