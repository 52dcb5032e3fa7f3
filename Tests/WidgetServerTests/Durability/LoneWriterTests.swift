import Synchronization
import TestSupport
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

/// A write on the only connection is committed where it was read; nothing else may tell.
@Suite struct LoneWriterTests {
    @Test func aLoneWriterIsAnsweredAsAnyOther() throws {
        let server = try TestServer()
        try server.create("w")
        let client = try server.connect()
        var tags: Set<String> = []
        for round in 0..<100 {
            let body = Array(Body.patch("{\"label\":\"\(round)\"}").utf8)
            let answer = try client.call("PATCH", "/widgets/w", headers: server.jsonHeaders, body: body)
            #expect(answer.status == 200)
            #expect(try answer.json()["content"]?["label"]?.string == "\(round)")
            tags.insert(answer["etag"] ?? "")
            let stored = try #require(try server.sqlite.widgets().first)
            #expect(try JSON(parsing: stored.content)["label"]?.string == "\(round)")
        }
        #expect(tags.count == 100)
        let bad = try client.call("PATCH", "/widgets/w", headers: server.jsonHeaders, body: Array("{\"x\":1}".utf8))
        #expect(bad.status == 422)
        let gone = try client.call("DELETE", "/widgets/w", headers: server.jsonHeaders)
        #expect(gone.status == 204)
        #expect(try server.sqlite.widgets().isEmpty)
        #expect(try server.call("GET", "/auth/me").json()["widget_updates_used"] == 102)
    }

    @Test func aLoneWriterIsToldWhenTheCommitFails() throws {
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("w")
        let client = try server.connect()
        func patch() throws -> Int {
            try client.call("PATCH", "/widgets/w", headers: server.jsonHeaders, body: Array("{}".utf8)).status
        }
        for _ in 0..<40 { #expect(try patch() == 200) }
        store.set { $0.commit = StoreError(.unavailable(.full), "Full.") }
        for _ in 0..<3 { #expect(try patch() == 503) }
        store.set { $0.commit = nil }
        #expect(try patch() == 200)
        #expect(try server.call("GET", "/auth/me").json()["widget_updates_used"] == 42)
    }

    @Test func manyAndLoneWritersTakeTurns() throws {
        let server = try TestServer()
        try server.create("w")
        let headers = server.jsonHeaders
        let port = server.server.port
        try TestThread.run(4) { _ in
            for _ in 0..<10 {
                // Connections come and go, so a write meets the server alone, and not alone, in turn.
                let client = try HTTPClient(port: port)
                for _ in 0..<10 {
                    let answer = try client.call("PATCH", "/widgets/w", headers: headers, body: Array("{}".utf8))
                    guard answer.status == 200 else { throw TestSupportError(answer.text) }
                }
            }
        }
        #expect(try server.call("GET", "/auth/me").json()["widget_updates_used"] == 401)
    }
}
