import TestSupport
import Testing
import WidgetStore
import Widgets

/// The calls that make, list and revoke links.
@Suite struct LinkTests {
    @Test func makesALinkThatWorksAndIsShownOnce() throws {
        let server = try TestServer()
        try server.create("w")
        let made = try server.call("POST", "/widgets/w/links")
        #expect(made.status == 201, "\(made.text)")
        #expect(made["cache-control"] == "no-store", "it has the token in it")
        let link = try made.json()
        #expect(link["slug"]?.string == "w")
        #expect(link["created_at"]?.string == "2026-11-30T12:00:00Z")
        let token = try #require(link["token"]?.string)
        #expect(token.wholeMatch(of: /hlw_[0-9a-zA-Z]{32}/) != nil)
        for family in Family.allCases {
            let path = try #require(link["urls"]?[family.rawValue]?.string)
            #expect(path == "/p/\(token)/\(family.rawValue).png")
            #expect(try server.connect().call("GET", path).status == 200)
        }
        for path in ["/widgets/w/links", "/links"] {
            let list = try server.call("GET", path)
            #expect(!list.text.contains(token))
            let item = try list.json()["items"]?[0]
            #expect(item?.names == ["id", "slug", "created_at"])
            #expect(item?["id"] == link["id"])
        }
    }

    @Test func revokesALinkOfItsWidgetOnly() throws {
        let server = try TestServer()
        try server.create("w")
        try server.create("other")
        let link = try server.call("POST", "/widgets/w/links", "{}").json()
        let id = try #require(link["id"]?.string)
        let picture = try #require(link["urls"]?["medium"]?.string)
        for wrong in [
            "/widgets/other/links/\(id)", "/widgets/w/links/999", "/widgets/w/links/+\(id)", "/widgets/w/links/x",
        ] {
            try server.call("DELETE", wrong).expectProblem(404, detail: "no such link")
        }
        #expect(try server.connect().call("GET", picture).status == 200)
        #expect(try server.call("DELETE", "/widgets/w/links/\(id)").status == 204)
        try server.connect().call("GET", picture).expectProblem(404)
        #expect(try server.call("GET", "/links").text == #"{"items":[]}"#)
        try server.call("DELETE", "/widgets/w/links/\(id)").expectProblem(404)
    }

    @Test func needsAWidget() throws {
        let server = try TestServer()
        try server.call("POST", "/widgets/none/links").expectProblem(404, code: "widget.not_found")
        try server.call("POST", "/widgets/-/links").expectProblem(400, code: "slug.invalid")
        #expect(try server.call("GET", "/widgets/none/links").text == #"{"items":[]}"#)
    }

    @Test func isForKeysThatMayTouchTheWidget() throws {
        let server = try TestServer()
        try server.create("w")
        try server.create("ci-1")
        let token = try #require(try server.call("POST", "/widgets/w/links").json()["token"]?.string)
        let ci = try server.makeKey("ci", patterns: ["ci-*"]).secret
        let blind = try server.makeKey("blind", allowsWidgets: false).secret
        #expect(try server.call("POST", "/widgets/ci-1/links", key: ci).status == 201)
        let listed = try server.call("GET", "/links", key: ci).json()["items"]?.elements.compactMap {
            $0["slug"]?.string
        }
        #expect(listed == ["ci-1"])
        for (method, path) in [
            ("POST", "/widgets/w/links"), ("GET", "/widgets/w/links"), ("DELETE", "/widgets/w/links/1"),
            ("GET", "/links"),
        ] {
            try server.call(method, path, key: token).expectProblem(403, detail: "use a key")
            try server.call(method, path, key: blind).expectProblem(403)
            if path != "/links" { try server.call(method, path, key: ci).expectProblem(403) }
        }
        let stranger = try server.sqlite.createAccount(nickname: "Bob", at: server.clock.now)
        let other = try server.makeKey("bob", account: stranger.id).secret
        #expect(try server.call("GET", "/links", key: other).text == #"{"items":[]}"#)
        #expect(try server.call("DELETE", "/widgets/w/links/1", key: other).status == 404)
    }

    @Test(arguments: [("{", 400), ("[]", 422), (#"{"name":"x"}"#, 422)])
    func takesNoMembers(body: String, status: Int) throws {
        let server = try TestServer()
        try server.create("w")
        try server.call("POST", "/widgets/w/links", body).expectProblem(status)
        #expect(try server.call("GET", "/links").text == #"{"items":[]}"#)
    }

    @Test func areBounded() throws {
        let server = try TestServer()
        try server.create("w")
        for _ in 0..<100 { _ = try server.makeLink("w") }
        try server.call("POST", "/widgets/w/links").expectProblem(429, code: "widget.limit_exceeded", detail: "100")
    }
}
