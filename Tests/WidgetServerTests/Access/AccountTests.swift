import TestSupport
import Testing
import WidgetStore
import Widgets

/// `GET /auth/me`, by which clients check a key before they start.
@Suite struct AccountTests {
    @Test func hasTheMembersOfTheContract() throws {
        let server = try TestServer()
        let answer = try server.call("GET", "/auth/me")
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "application/json")
        let me = try answer.json()
        #expect(me["id"]?.string == server.account.publicID)
        #expect(me["id"]?.string?.isEmpty == false)
        #expect(me["nickname"] == "Ada")
        #expect(me["activity_count"] == 0)
        #expect(me["subscribed"] == true)
        #expect(me["quota_period_month"] == "202611")
        #expect(me["quota_resets_at"] == "2026-12-01T00:00:00Z")
        #expect(me["widget_updates_used"] == 0)
        for name in me.names where name.hasSuffix("_used") { #expect(me[name] == 0) }
        #expect(!me.names.contains { $0.hasSuffix("_limit") })
    }

    @Test func anAccountWithoutANicknameSaysNull() throws {
        let server = try TestServer()
        let other = try server.sqlite.createAccount(nickname: nil, at: server.clock.now)
        let key = try server.makeKey("k", account: other.id).secret
        #expect(try server.call("GET", "/auth/me", key: key).json()["nickname"] == .null)
    }

    @Test func countsTheUpdatesOfTheMonth() throws {
        let server = try TestServer()
        try server.create("w")
        for _ in 0..<3 { _ = try server.call("PATCH", "/widgets/w", "{}") }
        _ = try server.call("PATCH", "/widgets/w", "{\"x\":1}")
        _ = try server.call("PATCH", "/widgets/nope", "{}")
        #expect(try server.call("GET", "/auth/me").json()["widget_updates_used"] == 4)
        server.clock.advance(seconds: 86_400)
        let next = try server.call("GET", "/auth/me").json()
        #expect(next["widget_updates_used"] == 0)
        #expect(next["quota_period_month"] == "202612")
        #expect(next["quota_resets_at"] == "2027-01-01T00:00:00Z")
    }
}
