import HTTPDaemon
import Synchronization
import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// So many requests a minute from one address, on a clock of the test.
@Suite struct RateLimitTests {
    private final class Uptime: Sendable {
        let microseconds = Atomic<Int64>(0)

        func advance(milliseconds: Int64) {
            microseconds.wrappingAdd(milliseconds * 1_000, ordering: .relaxed)
        }
    }

    private func server(_ uptime: Uptime, perMinute: Int, trusting: Bool = false) throws -> TestServer {
        try TestServer { configuration in
            configuration.requestsPerMinute = perMinute
            configuration.trustsForwarded = trusting
            configuration.clocks.uptime = { .microseconds(uptime.microseconds.load(ordering: .relaxed)) }
        }
    }

    @Test func theNextRequestIsRefusedAndToldWhenToComeAgain() throws {
        let uptime = Uptime()
        let server = try server(uptime, perMinute: 3)
        for _ in 0..<3 { #expect(try server.call("GET", "/widgets").status == 200) }
        let refused = try server.call("GET", "/widgets")
        try refused.expectProblem(429, code: "rate_limit.exceeded", detail: "3 requests a minute")
        #expect(refused["retry-after"] == "20")
        #expect(try refused.json()["retry_after_ms"] == 20_000)
        uptime.advance(milliseconds: 19_999)
        let early = try server.call("GET", "/widgets")
        #expect(early.status == 429)
        #expect(early["retry-after"] == "1")
        #expect(try early.json()["retry_after_ms"] == 1)
        uptime.advance(milliseconds: 1)
        #expect(try server.call("GET", "/widgets").status == 200)
        #expect(try server.call("GET", "/widgets").status == 429)
    }

    @Test func strangersAndWrongPathsAreCountedToo() throws {
        let server = try server(Uptime(), perMinute: 2)
        #expect(try server.call("GET", "/widgets", headers: ["Authorization:"]).status == 401)
        #expect(try server.call("GET", "/nope").status == 404)
        #expect(try server.call("GET", "/widgets").status == 429)
    }

    @Test func healthIsNeverLimited() throws {
        let server = try server(Uptime(), perMinute: 1)
        for _ in 0..<5 { #expect(try server.call("GET", "/health").status == 200) }
        #expect(try server.call("GET", "/widgets").status == 200)
        #expect(try server.call("GET", "/widgets").status == 429)
        #expect(try server.call("GET", "/health").status == 200)
    }

    @Test func aRefusedWriteChangesNothing() throws {
        let server = try server(Uptime(), perMinute: 1)
        #expect(try server.create("w").status == 201)
        #expect(try server.call("PATCH", "/widgets/w", "{}").status == 429)
        #expect(try server.sqlite.widgets().count == 1)
    }

    @Test func aForwardedAddressCountsOnlyWhereItIsTrusted() throws {
        func statuses(_ server: TestServer) throws -> [Int] {
            try ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map { address in
                try server.call("GET", "/widgets", headers: ["X-Forwarded-For: \(address)"]).status
            }
        }
        #expect(try statuses(server(Uptime(), perMinute: 1)) == [200, 429, 429])
        #expect(try statuses(server(Uptime(), perMinute: 1, trusting: true)) == [200, 200, 200])
    }

    @Test func theLastOfSeveralForwardedLinesIsTheClient() throws {
        let server = try server(Uptime(), perMinute: 1, trusting: true)
        func status(_ lines: [String]) throws -> Int {
            try server.call("GET", "/widgets", headers: lines.map { "X-Forwarded-For: \($0)" }).status
        }
        #expect(try status(["198.51.100.1", "203.0.113.1"]) == 200)
        #expect(try status(["198.51.100.1", "203.0.113.2"]) == 200)
        #expect(try status(["198.51.100.2", "198.51.100.3", "203.0.113.1"]) == 429)
    }

    @Test func theLastForwardedAddressIsTheClient() throws {
        let server = try server(Uptime(), perMinute: 1, trusting: true)
        func status(_ field: String) throws -> Int {
            try server.call("GET", "/widgets", headers: ["X-Forwarded-For: \(field)"]).status
        }
        #expect(try status("198.51.100.1, 203.0.113.9") == 200)
        #expect(try status("198.51.100.2,203.0.113.9") == 429)
        #expect(try status("203.0.113.9:4711") == 429)
        #expect(try status("[2001:db8::1]:443") == 200)
        #expect(try status("2001:db8::2") == 429)
        #expect(try status("2001:db8:0:1::1") == 200)
        #expect(try status("unknown") == 200)
        #expect(try status("also unknown") == 429)
    }
}
