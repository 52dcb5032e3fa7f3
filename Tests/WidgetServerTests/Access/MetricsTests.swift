import TestSupport
import Testing
import WidgetServer
import Widgets

/// `GET /metrics` in the text format of Prometheus.
@Suite struct MetricsTests {
    private func value(_ sample: String, in text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix(sample + " ") }.map {
            String($0.dropFirst(sample.utf8.count + 1))
        }
    }

    @Test func countsWhatHappens() throws {
        let server = try TestServer { $0.version = "1.2.3" }
        try server.create("a")
        try server.create("b")
        _ = try server.call("PATCH", "/widgets/a", "{}")
        _ = try server.call("PATCH", "/widgets/nope", "{}")
        _ = try server.call("BREW", "/widgets")
        _ = try server.call("OPTIONS", "/widgets")
        _ = try server.call("GET", "/secret-path")
        let answer = try server.call("GET", "/metrics", headers: ["Authorization:"])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        let text = answer.text
        #expect(value(#"headway_build_info{version="1.2.3"}"#, in: text) == "1")
        #expect(value("headway_widgets", in: text) == "2")
        #expect(value("headway_store_writes_total", in: text) == "3")
        #expect(value("headway_store_commits_total", in: text) == "3")
        let requests = "headway_http_requests_total"
        #expect(value(#"\#(requests){method="POST",route="/widgets",status="201"}"#, in: text) == "2")
        #expect(value(#"\#(requests){method="PATCH",route="/widgets/{slug}",status="404"}"#, in: text) == "1")
        #expect(value(#"\#(requests){method="OTHER",route="/widgets",status="405"}"#, in: text) == "1")
        #expect(value(#"\#(requests){method="OTHER",route="other",status="404"}"#, in: text) == "1")
        #expect(value(#"\#(requests){method="OPTIONS",route="/widgets",status="204"}"#, in: text) == "1")
        #expect(value("headway_http_request_duration_seconds_count", in: text) == "7")
        #expect(!text.contains("secret-path") && !text.contains("BREW"))
    }

    @Test func everyLineIsAHelpATypeOrASample() throws {
        let server = try TestServer()
        try server.create("a")
        let text = try server.call("GET", "/metrics").text
        #expect(text.hasSuffix("\n"))
        var typed: Set<Substring> = []
        for line in text.split(separator: "\n") {
            if let match = line.wholeMatch(of: /# TYPE ([a-z_]+) (counter|gauge|histogram)/) {
                #expect(typed.insert(match.1).inserted, "a family comes once: \(line)")
            } else if !line.hasPrefix("# HELP ") {
                let sample = /([a-z_]+)(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+/
                let name = try #require(line.wholeMatch(of: sample), "\(line)").1
                #expect(typed.contains { name.hasPrefix($0) }, "\(line)")
            }
        }
    }

    @Test func theBucketsOfDurationsNeverFall() throws {
        let server = try TestServer()
        for _ in 0..<5 { _ = try server.call("GET", "/health") }
        let text = try server.call("GET", "/metrics").text
        let counts = text.split(separator: "\n").filter { $0.contains("_bucket{") }
            .compactMap { line in line.split(separator: " ").last.flatMap { Int($0) } }
        #expect(counts == counts.sorted())
        #expect(counts.last == 5)
    }

    @Test(
        arguments: [
            ["X-Forwarded-For: 203.0.113.1"], ["X-Forwarded-For: 127.0.0.1, 203.0.113.1"], ["X-Forwarded-For: unknown"],
            ["Forwarded: for=203.0.113.1"],
        ],
        [true, false]
    )
    func whoComesThroughAProxyNeedsAKey(headers: [String], trusting: Bool) throws {
        let server = try TestServer { $0.trustsForwarded = trusting }
        try server.call("GET", "/metrics", headers: headers + ["Authorization:"])
            .expectProblem(401, code: "token.invalid")
        #expect(try server.call("GET", "/metrics", headers: headers).status == 200)
    }

    @Test func aReadTokenSeesNone() throws {
        let server = try TestServer { $0.trustsForwarded = true }
        let token = try server.makeLink("w").secret
        try server.call("GET", "/metrics", headers: ["X-Forwarded-For: 203.0.113.1"], key: token).expectProblem(403)
    }
}
