import HTTPDaemon
import Synchronization
import SystemSupport
import TestSupport
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

/// Writes that share a commit fail together, and nothing of them is shown.
@Suite struct FailedBatchTests {
    @Test func nothingOfABatchThatFailedIsShown() throws {
        let held = Semaphore()
        let attempts = Mutex(0)
        let (server, store) = try TestServer.withFaultyStore()
        try server.create("kept")
        let before = try server.call("GET", "/widgets").body
        store.set { faults in
            faults.commit = StoreError(.unavailable(.full), "Full.")
            faults.beforeCommit = {
                let number = attempts.withLock { count in
                    count += 1
                    return count
                }
                if number == 1 { held.wait() }
            }
        }
        let clients = try (0..<12).map { _ in try server.connect() }
        for (index, client) in clients.enumerated() {
            let body = Array(
                Body.progress("\"value\":0.9", slug: index.isMultiple(of: 3) ? "kept" : "new\(index)").utf8
            )
            client.begin("POST", "/widgets", headers: server.jsonHeaders, body: body)
        }
        // While the first commit is held up, the rest gathers, and reads go on and show none of it.
        for _ in 0..<3 { #expect(try server.call("GET", "/widgets").body == before) }
        held.signal()
        for client in clients { try client.answer().expectProblem(503, code: "service.unavailable") }
        #expect(attempts.withLock { $0 } < 12, "writes share commits")
        #expect(try server.call("GET", "/widgets").body == before)
        #expect(try server.sqlite.widgets().map { $0.slug } == ["kept"])
        store.set { $0 = FaultyStore.Faults() }
        #expect(try server.create("new")["x-resource-action"] == "created")
        #expect(try server.sqlite.widgets().map { $0.ordinal } == [1, 2])
    }

    @Test func aServerThatCannotListenLeavesTheStoreToItsOwner() throws {
        let running = try TestServer()
        let directory = try TemporaryDirectory()
        let store = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
        var configuration = ServerConfiguration()
        configuration.http.port = running.server.port
        #expect(throws: (any Error).self) { try WidgetServer.start(configuration, store: store) }
        #expect(try store.widgets().isEmpty)
        try store.close()
    }
}
