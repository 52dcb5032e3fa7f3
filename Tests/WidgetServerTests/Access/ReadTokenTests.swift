import TestSupport
import Testing
import WidgetStore
import Widgets

/// A read token reads its one widget and does nothing else.
@Suite struct ReadTokenTests {
    private func server() throws -> (server: TestServer, token: String) {
        let server = try TestServer()
        try server.create("shown")
        try server.create("hidden")
        return (server, try server.makeLink("shown").secret)
    }

    @Test func readsItsWidgetByHeaderOrQuery() throws {
        let (server, token) = try server()
        let widget = try server.call("GET", "/widgets/shown").body
        #expect(try server.call("GET", "/widgets/shown", key: token).body == widget)
        for query in ["token=\(token)", "x=1&token=\(token)&y=2", "%74oken=\(token)"] {
            let answer = try server.call("GET", "/widgets/shown?\(query)", headers: ["Authorization:"])
            #expect(answer.body == widget)
        }
        let head = try server.call("HEAD", "/widgets/shown?token=\(token)", headers: ["Authorization:"])
        #expect(head.status == 200)
    }

    @Test(arguments: [
        "/widgets/hidden", "/widgets/nope", "/widgets", "/auth/me", "/openapi.json", "/links", "/widgets/shown/links",
    ])
    func readsNothingElse(path: String) throws {
        let (server, token) = try server()
        try server.call("GET", path, key: token).expectProblem(403)
        try server.call("GET", "\(path)?token=\(token)", headers: ["Authorization:"]).expectProblem(403)
    }

    @Test(arguments: [("POST", "/widgets"), ("PATCH", "/widgets/shown"), ("DELETE", "/widgets/shown")])
    func writesNothing(method: String, path: String) throws {
        let (server, token) = try server()
        let body: String? = method == "DELETE" ? nil : Body.progress("\"value\":0", slug: "shown")
        try server.call(method, path, body, key: token).expectProblem(403, detail: "use a key")
        try server.call(method, "\(path)?token=\(token)", body, headers: ["Authorization:"])
            .expectProblem(401, code: "token.invalid")
        #expect(try server.call("GET", "/widgets/shown").text.contains("0.25"))
    }

    @Test func aRevokedTokenIsRefusedAtOnce() throws {
        let server = try TestServer()
        try server.create("w")
        let (token, record) = try server.makeLink("w")
        #expect(try server.call("GET", "/widgets/w", key: token).status == 200)
        #expect(try server.sqlite.revokeLink(record.id, at: server.clock.now))
        try server.call("GET", "/widgets/w", key: token).expectProblem(401, code: "token.invalid")
        try server.call("GET", "/widgets/w?token=\(token)", headers: ["Authorization:"]).expectProblem(
            401,
            code: "token.invalid"
        )
    }

    @Test func aTokenMayComeBeforeItsWidget() throws {
        let server = try TestServer()
        let token = try server.makeLink("later").secret
        try server.call("GET", "/widgets/later", key: token).expectProblem(404, code: "widget.not_found")
        try server.create("later")
        #expect(try server.call("GET", "/widgets/later", key: token).status == 200)
    }
}
