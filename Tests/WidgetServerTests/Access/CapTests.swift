import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// An account holds so many widgets and no more.
@Suite struct CapTests {
    @Test func theFiftyFirstWidgetIsRefused() throws {
        let server = try TestServer()
        for index in 0..<50 { #expect(try server.create("w\(index)").status == 201) }
        let refused = try server.create("w50")
        try refused.expectProblem(429, code: "widget.limit_exceeded", detail: "50 widgets")
        #expect(refused["retry-after"] == nil)
        #expect(try refused.json()["retry_after_ms"] == nil)
        #expect(try server.create("w49", value: "0.9")["x-resource-action"] == "updated")
        #expect(try server.call("PATCH", "/widgets/w0", "{}").status == 200)
        #expect(try server.call("DELETE", "/widgets/w7").status == 204)
        #expect(try server.create("w50").status == 201)
        #expect(try server.create("w7").status == 429)
        #expect(try server.call("GET", "/widgets").json()["items"]?.elements.count == 50)
    }

    @Test func eachAccountHasItsOwnCap() throws {
        let server = try TestServer { $0.widgetLimit = 1 }
        let other = try server.sqlite.createAccount(nickname: nil, at: server.clock.now)
        let key = try server.makeKey("k", account: other.id).secret
        #expect(try server.create("a").status == 201)
        #expect(try server.create("a", key: key).status == 201)
        #expect(try server.create("b").status == 429)
        #expect(try server.create("b", key: key).status == 429)
    }

    @Test func zeroMeansAnyNumber() throws {
        let server = try TestServer { $0.widgetLimit = 0 }
        for index in 0..<60 { #expect(try server.create("w\(index)").status == 201) }
    }

    @Test func theCapHoldsForWritersAtOnce() throws {
        let server = try TestServer { $0.widgetLimit = 5 }
        let statuses = Collected<Int>()
        try TestThread.run(8) { thread in
            for index in 0..<5 { statuses.add(try server.create("w\(thread)-\(index)").status) }
        }
        #expect(statuses.all.count { $0 == 201 } == 5)
        #expect(statuses.all.count { $0 == 429 } == 35)
        #expect(try server.call("GET", "/widgets").json()["items"]?.elements.count == 5)
    }
}
