import HTTPDaemon
import Synchronization
import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// Who may view, how many, and for how long.
@Suite struct ViewerTests {
    @Test func aKeyWithoutWidgetsIsRefused() throws {
        let server = try TestServer()
        let key = try server.makeKey("blind", allowsWidgets: false).secret
        try server.call("GET", "/events", key: key).expectProblem(403)
        try server.call("GET", "/events", headers: ["Authorization:"]).expectProblem(401, code: "token.invalid")
        try server.call("GET", "/events?token=\(server.key)", headers: ["Authorization:"])
            .expectProblem(401, code: "token.invalid")
    }

    @Test func aKeyWithPatternsSeesWhatItMayTouch() throws {
        let server = try TestServer()
        for slug in ["ci-a", "other"] { try server.create(slug) }
        let key = try server.makeKey("ci", patterns: ["ci-*"]).secret
        let reader = try EventReader(server, key: key)
        let items = try reader.event("state").json()["items"]?.elements.compactMap { $0["slug"]?.string }
        #expect(items == ["ci-a"])
        for slug in ["other", "ci-b"] { try server.create(slug) }
        #expect(try reader.event("widget").json()["slug"] == "ci-b")
        try server.call("GET", "/events?slug=other", key: key).expectProblem(403)
    }

    @Test func aReadTokenSeesItsWidget() throws {
        let server = try TestServer()
        for slug in ["w", "other"] { try server.create(slug) }
        let token = try server.makeLink("w").secret
        let reader = try EventReader(server, "/events?token=\(token)", headers: ["Authorization:"])
        #expect(try reader.event("state").json()["items"]?.elements.count == 1)
        for slug in ["other", "w"] { _ = try server.call("PATCH", "/widgets/\(slug)", "{}") }
        #expect(try reader.event("widget").json()["slug"] == "w")
        try server.call("GET", "/events?slug=other", key: token).expectProblem(403)
    }

    @Test func anotherAccountSeesNothing() throws {
        let server = try TestServer()
        try server.create("w")
        let other = try server.sqlite.createAccount(nickname: "Bob", at: server.clock.now)
        let key = try server.makeKey("bob", account: other.id).secret
        let reader = try EventReader(server, key: key)
        #expect(try reader.event("state").json()["items"]?.elements.isEmpty == true)
        _ = try server.call("PATCH", "/widgets/w", "{}")
        try server.create("mine", key: key)
        #expect(try reader.event("widget").json()["slug"] == "mine")
    }

    @Test func asManySlugsAsMayBeNamedAreTaken() throws {
        let server = try TestServer()
        try server.create("w")
        let slugs = (1..<256).map { "slug=slug-number-\($0)&" }.joined()
        let reader = try EventReader(server, "/events?\(slugs)slug=w")
        #expect(try reader.event("state").json()["items"]?.elements.count == 1)
    }

    @Test(arguments: ["/events?slug=-", "/events?slug=%zz", "/events?" + String(repeating: "slug=a&", count: 257)])
    func slugsThatBreakThePatternAreRefused(target: String) throws {
        try TestServer().call("GET", target).expectProblem(400, code: "slug.invalid")
    }

    @Test func aRevokedKeySeesNoMore() throws {
        let server = try TestServer()
        try server.create("w")
        let (secret, record) = try server.makeKey("viewer")
        let reader = try EventReader(server, key: secret)
        _ = try reader.event("state")
        #expect(try server.sqlite.revokeKey(record.id, at: server.clock.now))
        _ = try server.call("PATCH", "/widgets/w", "{}")
        #expect(reader.client.isAtEnd())
    }

    @Test func aRevokedTokenIsNoticedWithoutAPushOrAComment() throws {
        let server = try TestServer { $0.clocks.uptime = { .zero } }
        try server.create("w")
        let (secret, record) = try server.makeLink("w")
        let reader = try EventReader(server, key: secret)
        _ = try reader.event("state")
        #expect(try server.sqlite.revokeLink(record.id, at: server.clock.now))
        #expect(reader.client.isAtEnd())
    }

    @Test func theStreamOfASessionEndsWhenItIsSignedOut() throws {
        let server = try TestServer { $0.clocks.uptime = { .zero } }
        try server.create("w")
        let (cookie, other) = (try server.signIn(), try server.signIn())
        let reader = try EventReader(server, headers: [cookie, "Authorization:"])
        _ = try reader.event("state")
        let kept = try EventReader(server, headers: [other, "Authorization:"])
        _ = try kept.event("state")
        #expect(try server.call("DELETE", "/session", headers: [cookie, "Sec-Fetch-Site: same-origin"]).status == 204)
        #expect(reader.client.isAtEnd())
        try server.call("GET", "/events", headers: [cookie]).expectProblem(401, code: "token.invalid")
        try server.create("v")
        #expect(try kept.event("widget").json()["slug"] == "v")
    }

    @Test func aCommentComesAfterFifteenSecondsOfSilence() throws {
        let uptime = Atomic64(0)
        let server = try TestServer { $0.clocks.uptime = { .microseconds(uptime.value) } }
        let reader = try EventReader(server)
        _ = try reader.event("state")
        uptime.value = 14_999_999
        try server.create("w")
        _ = try reader.event("widget")
        uptime.value = 29_999_999
        let comment = try reader.block()
        #expect(comment.isComment && comment.data == nil)
        try server.create("x")
        _ = try reader.event("widget")
    }

    @Test func oneTooManyIsToldWhenToComeBack() throws {
        let server = try TestServer { $0.viewerLimit = 2 }
        var readers = try (0..<2).map { _ in try EventReader(server) }
        for reader in readers { _ = try reader.event("state") }
        let refused = try server.call("GET", "/events")
        try refused.expectProblem(503, code: "service.unavailable")
        #expect(refused["retry-after"] == "30")
        #expect(try server.call("GET", "/widgets").status == 200)
        let metrics = try server.call("GET", "/metrics").text
        #expect(metrics.contains("\nheadway_viewers 2\n"))
        #expect(metrics.contains("\nheadway_viewers_refused_total 1\n"))
        #expect(metrics.contains("\nheadway_events_sent_total 2\n"))
        readers.removeLast()
        // The server sees the close as soon as it gets to it.
        var status = 503
        for _ in 0..<10_000 where status == 503 { status = try EventReader(server).answer.status }
        #expect(status == 200)
    }

    @Test func oneTooManyFromAnAddressIsRefused() throws {
        let server = try TestServer {
            $0.viewersPerAddress = 1
            $0.trustsForwarded = true
        }
        let first = try EventReader(server, headers: ["X-Forwarded-For: 203.0.113.1"])
        _ = try first.event("state")
        try server.call("GET", "/events", headers: ["X-Forwarded-For: 203.0.113.1"])
            .expectProblem(503, code: "service.unavailable")
        _ = try EventReader(server, headers: ["X-Forwarded-For: 203.0.113.2"]).event("state")
    }

    @Test func onlyTheConnectCountsForTheRateLimit() throws {
        let server = try TestServer { $0.requestsPerMinute = 3 }
        let reader = try EventReader(server)
        _ = try reader.event("state")
        for value in 0..<2 { try server.create("w\(value)") }
        for _ in 0..<2 { _ = try reader.event("widget") }
        #expect(try server.call("GET", "/widgets").status == 429)
    }

    @Test func streamsEndWhenTheServerStops() throws {
        let server = try TestServer()
        let readers = try (0..<50).map { _ in try EventReader(server) }
        for reader in readers { _ = try reader.event("state") }
        try server.server.stop()
        for reader in readers { #expect(reader.client.isAtEnd()) }
    }

    @Test func aStreamIsOneLineOfTheLogAtItsEnd() throws {
        let log = try LogCapture()
        let server = try TestServer { $0.logDescriptor = log.writeEnd }
        let token = try server.makeLink("w").secret
        let reader = try EventReader(server, "/events?token=\(token)", headers: ["Authorization:"])
        _ = try reader.event("state")
        let lines = try log.lines(of: server)
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        let pattern = /2026-11-30T12:00:00Z GET \/events 200 \d{2,}B \d+\.\d{3}ms loopback link-1 id=[0-9a-f]{16}/
        #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
    }

    @Test func aViewerThatNeverReadsIsDisconnectedAndHoldsUpNobody() throws {
        let server = try TestServer {
            $0.http.limits.answerTime = .milliseconds(400)
            $0.widgetLimit = 0
        }
        let label = String(repeating: "é", count: 256)
        for number in 0..<250 {
            let content = #"{"template":"progress","value":0.5,"label":"\#(label)","subtitle":"\#(label)"}"#
            _ = try server.call("POST", "/widgets", Body.widget("w\(number)", content))
        }
        let deaf = try server.connect()
        deaf.shrinkReceiveBuffer()
        deaf.begin("GET", "/events", headers: ["Authorization: Bearer \(server.key)"])
        let reader = try EventReader(server, "/events?slug=w1")
        _ = try reader.event("state")
        _ = try server.call("PATCH", "/widgets/w1", "{}")
        #expect(try reader.event("widget").json()["slug"] == "w1")
        // Ends: a viewer that is cut off no longer counts.
        var isAlone = false
        while !isAlone { isAlone = try server.call("GET", "/metrics").text.contains("\nheadway_viewers 1\n") }
        #expect(!deaf.rest().hasSuffix("]}\n\n"))
    }
}

/// A number that a test moves and a server reads.
final class Atomic64: Sendable {
    private let number: Mutex<Int64>

    init(_ value: Int64) {
        number = Mutex(value)
    }

    var value: Int64 {
        get { number.withLock { $0 } }
        set { number.withLock { $0 = newValue } }
    }
}
