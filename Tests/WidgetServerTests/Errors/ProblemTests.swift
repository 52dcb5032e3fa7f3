import TestSupport
import Testing
import Widgets

/// The rows of the contract's table of errors that need no special server.
@Suite struct ProblemTests {
    @Test func aBodyThatIsNotJSON() throws {
        let server = try TestServer()
        try server.create("w")
        try server.call("POST", "/widgets", "{").expectProblem(400, detail: "not JSON")
        try server.call("POST", "/widgets", "").expectProblem(400, detail: "empty")
        try server.call("PATCH", "/widgets/w", "{").expectProblem(
            400,
            code: "widget.content_invalid",
            detail: "not JSON"
        )
    }

    @Test func anEmptyPatch() throws {
        let server = try TestServer()
        try server.create("w")
        try server.call("PATCH", "/widgets/w", "").expectProblem(400, code: "request.body_required", detail: "{}")
        try server.call("PATCH", "/widgets/w", nil).expectProblem(400, code: "request.body_required")
    }

    @Test(arguments: [
        "-a", "_a", "a%20b", "a.b", "%C3%A9", "a%2Fb", "%zz", "a%", "a%00", String(repeating: "a", count: 129),
    ])
    func aSlugThatBreaksThePattern(segment: String) throws {
        let server = try TestServer()
        for (method, body) in [("GET", nil), ("PATCH", "{}"), ("DELETE", nil)] as [(String, String?)] {
            try server.call(method, "/widgets/\(segment)", body)
                .expectProblem(400, code: "slug.invalid", detail: "1 to 128")
        }
    }

    @Test(arguments: [
        "Authorization:", "Authorization: Bearer hlk_0123456789ABCDEFGHIJKLMNOPQRSTUV", "Authorization: Bearer x",
        "Authorization: Basic aGxrOmhsaw==", "Authorization: Bearer",
        "Authorization: hlk_0123456789ABCDEFGHIJKLMNOPQRSTUV",
        "Authorization: Bearer hlw_0123456789ABCDEFGHIJKLMNOPQRSTUV",
    ])
    func noKeyOrAnUnknownOne(header: String) throws {
        let server = try TestServer()
        let calls: [(String, String)] = [
            ("GET", "/widgets"), ("POST", "/widgets"), ("GET", "/widgets/w"), ("PATCH", "/widgets/w"),
            ("DELETE", "/widgets/w"), ("GET", "/auth/me"), ("GET", "/openapi.json"), ("HEAD", "/widgets"),
        ]
        for (method, path) in calls {
            let answer = try server.call(
                method,
                path,
                method == "POST" || method == "PATCH" ? "{}" : nil,
                headers: [header]
            )
            #expect(answer["www-authenticate"] == "Bearer")
            guard method != "HEAD" else {
                #expect(answer.status == 401)
                continue
            }
            try answer.expectProblem(401, code: "token.invalid", detail: "headway keys create")
        }
    }

    @Test func aWidgetThatIsNotThere() throws {
        let server = try TestServer()
        try server.call("GET", "/widgets/nope").expectProblem(404, code: "widget.not_found")
        try server.call("PATCH", "/widgets/nope", "{}").expectProblem(404, code: "widget.not_found")
        try server.call("DELETE", "/widgets/nope").expectProblem(404, code: "widget.not_found")
    }

    @Test(arguments: [
        "//nope", "/nope", "/widgets/a/b", "/auth", "/auth/you", "/widgetsx", "/Widgets", "/..", "/widgets/../health",
    ])
    func aPathThatIsNotThere(path: String) throws {
        let server = try TestServer()
        try server.call("GET", path).expectProblem(404)
        try server.call("GET", path, headers: ["Authorization:"]).expectProblem(404)
    }

    @Test(arguments: [
        ("PUT", "/widgets", "GET, HEAD, POST, OPTIONS"), ("DELETE", "/widgets", "GET, HEAD, POST, OPTIONS"),
        ("POST", "/widgets/w", "GET, HEAD, PATCH, DELETE, OPTIONS"),
        ("PUT", "/widgets/w", "GET, HEAD, PATCH, DELETE, OPTIONS"),
        ("POST", "/health", "GET, HEAD, OPTIONS"), ("POST", "/auth/me", "GET, HEAD, OPTIONS"),
        ("DELETE", "/metrics", "GET, HEAD, OPTIONS"), ("BREW", "/openapi.json", "GET, HEAD, OPTIONS"),
        ("get", "/widgets", "GET, HEAD, POST, OPTIONS"),
    ])
    func aMethodThatTheRouteDoesNotAnswer(method: String, path: String, allow: String) throws {
        let answer = try TestServer().call(method, path)
        try answer.expectProblem(405)
        #expect(answer["allow"] == allow)
    }

    @Test func everyAnswerHasAnotherInstance() throws {
        let server = try TestServer()
        let instances = try (0..<20).map { _ in try server.call("GET", "/nope").json()["instance"]?.string }
        #expect(Set(instances).count == 20)
    }
}
