import TestSupport
import Testing
import WidgetServer
import WidgetStore
import Widgets

/// `/p/hlw_…/medium.png`, as an image in a page asks for it: without any header.
@Suite struct SharedLinkTests {
    private func get(_ server: TestServer, _ path: String, _ headers: String...) throws -> HTTPAnswer {
        try server.connect().call("GET", path, headers: headers)
    }

    @Test func showsItsWidgetToAnybody() throws {
        let server = try TestServer()
        _ = try server.call("POST", "/widgets", Body.pages)
        let token = try server.makeLink("pages").secret
        for family in Family.allCases {
            let answer = try get(server, "/p/\(token)/\(family.rawValue).png")
            #expect(answer.status == 200, "\(answer.text)")
            let same = try server.call("GET", "/widgets/pages/picture.png?family=\(family.rawValue)")
            #expect(answer.body == same.body)
            #expect(answer["etag"] == same["etag"])
            #expect(answer["cache-control"] == "no-cache")
            #expect(answer["access-control-allow-origin"] == "*")
            #expect(answer["x-content-type-options"] == "nosniff")
            let known = try get(server, "/p/\(token)/\(family.rawValue).png", "If-None-Match: \(same["etag"] ?? "")")
            #expect(known.status == 304)
            #expect(known["access-control-allow-origin"] == "*")
        }
        #expect(try server.drawnPictures() == Family.allCases.count)
        let dark = try get(server, "/p/\(token)/small.svg?appearance=dark&locale=uk&family=large")
        #expect(
            dark.body
                == (try server.call("GET", "/widgets/pages/picture.svg?family=small&appearance=dark&locale=uk").body)
        )
        #expect(try server.connect().call("HEAD", "/p/\(token)/medium.pdf").status == 200)
    }

    @Test func showsNothingElse() throws {
        let server = try TestServer()
        try server.create("shown")
        try server.create("hidden", value: "0.75")
        let token = try server.makeLink("shown").secret
        let shown = try get(server, "/p/\(token)/medium.svg")
        for query in ["slug=hidden", "widget=hidden", "token=\(try server.makeLink("hidden").secret)"] {
            #expect(try get(server, "/p/\(token)/medium.svg?\(query)").body == shown.body)
        }
        let withKey = try get(server, "/p/\(token)/medium.svg", "Authorization: Bearer \(server.key)")
        #expect(withKey.body == shown.body)
        #expect(!shown.text.contains("75%"))
        for path in ["/p/\(token)", "/p/\(token)/", "/p/\(token)/hidden/medium.png", "/p/\(token)/medium.gif"] {
            try get(server, path).expectProblem(404)
        }
        try get(server, "/p/\(token)/../hidden.png").expectProblem(404)
        try server.connect().call("POST", "/p/\(token)/medium.png").expectProblem(405)
    }

    @Test func isGoneWhenItIsRevokedOrItsWidgetIs() throws {
        let server = try TestServer()
        try server.create("w")
        let (token, record) = try server.makeLink("w")
        let path = "/p/\(token)/medium.png"
        let before = try get(server, path)
        #expect(before.status == 200)
        _ = try server.call("DELETE", "/widgets/w")
        let gone = try get(server, path, "If-None-Match: \(before["etag"] ?? "")")
        try gone.expectProblem(404, detail: "no picture here")
        #expect(gone["access-control-allow-origin"] == "*")
        try server.create("w", value: "0.5")
        let again = try get(server, path)
        #expect(again.status == 200, "a link belongs to the slug")
        #expect(again.body != before.body)
        #expect(try server.sqlite.revokeLink(record.id, at: server.clock.now))
        try get(server, path, "If-None-Match: *").expectProblem(404)
    }

    @Test func anUnknownTokenIsNothing() throws {
        let server = try TestServer()
        try server.create("w")
        let unknown = "hlw_" + String(repeating: "a", count: 32)
        for token in [unknown, server.key, "hlw_", "x", "%2e%2e"] {
            try get(server, "/p/\(token)/medium.png").expectProblem(404)
            try get(server, "/p/\(token)/huge.png?scale=9").expectProblem(404)
        }
    }

    @Test func namesAFamilyThatIsWrong() throws {
        let server = try TestServer()
        try server.create("w")
        let token = try server.makeLink("w").secret
        let answer = try get(server, "/p/\(token)/huge.png?scale=9&family=small")
        try answer.expectProblem(422, detail: "circular")
        #expect(try answer.locations() == ["path.family", "query.scale"])
        #expect(!answer.text.contains(token))
    }

    @Test(arguments: [false, true])
    func leavesNoTokenInTheLogAndTheFigures(isJSON: Bool) throws {
        let log = try LogCapture()
        let server = try TestServer(configure: { configuration in
            configuration.logDescriptor = log.writeEnd
            configuration.logFormat = isJSON ? .json : .text
        })
        try server.create("w")
        let token = try server.makeLink("w").secret
        _ = try get(server, "/p/\(token)/medium.png")
        _ = try get(server, "/p/\(token)/huge.png")
        _ = try get(server, "/p/\(token)/medium.gif")
        _ = try get(server, "/p/\(token)x/medium.png")
        _ = try get(server, "/widgets/w/picture.png?token=\(token)")
        let figures = try server.call("GET", "/metrics").text
        #expect(figures.contains("/p/{token}/{family}.{format}"))
        #expect(!figures.contains(token.dropFirst(4).prefix(8)))
        let lines = try log.lines(of: server)
        #expect(lines.contains { $0.contains("/p/{token}/{family}.{format}") && $0.contains("200") })
        #expect(!lines.contains { $0.contains(token.dropFirst(4).prefix(8)) })
    }
}
