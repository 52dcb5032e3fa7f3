import TestSupport
import Testing
import WidgetServer
import Widgets

/// A clock that jumps back or forth a day while the server runs.
@Suite struct ClockJumpTests {
    private static let day: Int64 = 86_400

    @Test(arguments: [day, -day])
    func nothingIsLostAndEveryPushHasItsTime(jump: Int64) throws {
        let server = try TestServer()
        try server.create("w")
        let cookie = try server.signIn()
        let link = try server.call("POST", "/widgets/w/links").json()["urls"]?["medium"]?.string
        let before = try server.call("GET", "/widgets/w")
        server.clock.advance(seconds: jump)
        let answer = try server.call("PATCH", "/widgets/w", #"{"content":{"value":0.75},"stale_after":60}"#)
        #expect(answer.status == 200)
        #expect(try answer.json()["updated_at"]?.string == server.clock.now.rfc3339)
        #expect(try answer.json()["created_at"] == before.json()["created_at"])
        #expect(answer["etag"] != before["etag"])
        #expect(try server.call("GET", "/widgets/w", headers: [cookie]).status == 200)
        #expect(try server.connect().call("GET", try #require(link)).status == 200)
        // The newest push stands first, whatever the clock said.
        let pushes = try server.call("GET", "/widgets/w/pushes").json()["items"]
        #expect(pushes?[0]?["at"] == .string(server.clock.now.rfc3339))
        server.clock.advance(seconds: -jump)
        #expect(try server.call("PATCH", "/widgets/w", "{}").json()["updated_at"]?.string == server.clock.now.rfc3339)
        #expect(try server.call("GET", "/widgets/w").json()["content"]?["value"]?.text == "0.75")
    }

    /// The same microsecond comes twice when a clock is set back, and a tag must not.
    @Test func noTwoContentsHaveTheSameTag() throws {
        let server = try TestServer()
        let first = try #require(try server.create("w")["etag"])
        server.clock.advance(seconds: -Self.day)
        let second = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.5}"#))["etag"]
        server.clock.advance(seconds: Self.day)
        let third = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.75}"#))["etag"]
        #expect(Set([first, second, third]).count == 3)
        let answer = try server.call("GET", "/widgets/w", headers: ["If-None-Match: \(first)"])
        #expect(answer.status == 200)
        #expect(answer.text.contains("0.75"))
        let write = try server.call("PATCH", "/widgets/w", "{}", headers: ["If-Match: \(first)"])
        #expect(write.status == 412)
    }

    @Test(arguments: [day, -day])
    func theRateLimitTakesNoNotice(jump: Int64) throws {
        let server = try TestServer(configure: {
            $0.requestsPerMinute = 5
            // It stands still.
            $0.clocks.uptime = { .seconds(1) }
        })
        for _ in 0..<5 { #expect(try server.call("GET", "/widgets").status == 200) }
        server.clock.advance(seconds: jump)
        let refusal = try server.call("GET", "/widgets")
        #expect(refusal.status == 429)
        #expect(refusal["retry-after"] == "12")
    }

    /// Viewers keep the server's clock themselves from when they connect, so they have to connect anew.
    @Test(arguments: [day, -day])
    func aViewerComesBackForTheNewTimeAndMissesNothing(jump: Int64) throws {
        let server = try TestServer()
        try server.create("w")
        let reader = try EventReader(server)
        _ = try reader.event("state")
        let other = try EventReader(server, "/events?slug=none")
        _ = try other.event("state")
        _ = try server.call("PATCH", "/widgets/w", "{}")
        let last = try reader.event("widget").id
        server.clock.advance(seconds: jump)
        #expect(other.client.isAtEnd())
        #expect(reader.client.isAtEnd())
        _ = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.75}"#))
        let again = try EventReader(server, lastEventID: last)
        #expect(try again.event("resumed").json()["now"]?.string?.prefix(19) == server.clock.now.rfc3339.prefix(19))
        #expect(try again.event("widget").json()["content"]?["value"]?.text == "0.75")
    }
}
