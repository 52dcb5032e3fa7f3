import HTTPDaemon
import TestSupport
import Testing
import WidgetStore
import Widgets

@testable import WidgetServer

extension OpenAPITests {
    /// What is sent, and which call of the document it is.
    struct Call: Sendable, CustomTestStringConvertible {
        let method: String
        let target: String
        var body: String?
        var headers: [String] = []
        let status: Int

        var testDescription: String { "\(method) \(target) gives \(status)" }
    }

    static let calls = [
        Call(method: "GET", target: "/health", status: 200), Call(method: "GET", target: "/auth/me", status: 200),
        Call(method: "GET", target: "/auth/me", headers: ["Authorization:"], status: 401),
        Call(method: "GET", target: "/widgets", status: 200), Call(method: "GET", target: "/widgets/w", status: 200),
        Call(method: "GET", target: "/widgets", headers: ["If-None-Match: *"], status: 304),
        Call(method: "GET", target: "/widgets/w", headers: ["If-None-Match: *"], status: 304),
        Call(method: "GET", target: "/widgets/-", status: 400),
        Call(method: "GET", target: "/widgets/none", status: 404),
        Call(method: "GET", target: "/events", status: 200),
        Call(method: "GET", target: "/events?slug=-", status: 400),
        Call(method: "GET", target: "/widgets/w/pushes", status: 200),
        Call(method: "GET", target: "/widgets/none/pushes", status: 404),
        Call(method: "OPTIONS", target: "/widgets/w/pushes", status: 204),
        Call(method: "POST", target: "/widgets/w/actions/primary", status: 403),
        Call(method: "OPTIONS", target: "/widgets/w/actions/tap", status: 204),
        Call(method: "GET", target: "/metrics", status: 200), Call(method: "GET", target: "/openapi.json", status: 200),
        Call(method: "POST", target: "/widgets", body: Body.pages, status: 201),
        Call(method: "POST", target: "/widgets", body: Body.maintenance, status: 201),
        Call(method: "POST", target: "/widgets", body: Body.pages, headers: ["If-Match: *"], status: 412),
        Call(method: "POST", target: "/widgets", body: "{", status: 400),
        Call(method: "POST", target: "/widgets", body: "{}", status: 422),
        Call(method: "POST", target: "/widgets", body: "x", headers: ["Content-Type: text/plain"], status: 415),
        Call(method: "POST", target: "/widgets", body: String(repeating: " ", count: 65_537), status: 413),
        Call(method: "PATCH", target: "/widgets/w", body: "{}", status: 200),
        Call(method: "PATCH", target: "/widgets/w", body: "", status: 400),
        Call(method: "PATCH", target: "/widgets/none", body: "{}", status: 404),
        Call(method: "PATCH", target: "/widgets/w", body: "{}", headers: ["If-Match: \"x\""], status: 412),
        Call(method: "PATCH", target: "/widgets/w", body: #"{"content":{"valeu":0.5}}"#, status: 422),
        Call(method: "DELETE", target: "/widgets/w", status: 204),
        Call(method: "DELETE", target: "/widgets/none", status: 404),
        Call(method: "POST", target: "/session", status: 204),
        Call(method: "POST", target: "/session", headers: ["Authorization:"], status: 401),
        Call(method: "DELETE", target: "/session", status: 403),
        Call(method: "OPTIONS", target: "/session", status: 204),
        Call(method: "GET", target: "/auth/me", headers: ["Cookie: headway_session=x"], status: 401),
        Call(method: "GET", target: "/widgets/w/picture.png", status: 200),
        Call(method: "GET", target: "/widgets/w/picture.svg", status: 200),
        Call(method: "GET", target: "/widgets/w/picture.pdf", status: 200),
        Call(method: "GET", target: "/widgets/w/picture.pdf", headers: ["If-None-Match: *"], status: 304),
        Call(method: "GET", target: "/widgets/w/picture.png?scale=0", status: 422),
        Call(method: "GET", target: "/widgets/none/picture.png", status: 404),
        Call(method: "GET", target: "/p/none/medium.png", status: 404),
        Call(method: "GET", target: "/links", status: 200),
        Call(method: "GET", target: "/widgets/w/links", status: 200),
        Call(method: "POST", target: "/widgets/w/links", status: 201),
        Call(method: "POST", target: "/widgets/w/links", body: "x", status: 400),
        Call(method: "POST", target: "/widgets/w/links", body: "[]", status: 422),
        Call(method: "POST", target: "/widgets/none/links", status: 404),
        Call(method: "DELETE", target: "/widgets/w/links/1", status: 404),
        Call(method: "OPTIONS", target: "/p/none/medium.png", status: 204),
        Call(method: "OPTIONS", target: "/widgets", status: 204),
        Call(method: "OPTIONS", target: "/widgets/w", status: 204),
    ]

    @Test(arguments: calls)
    func describesTheAnswer(call: Call) throws {
        let server = try TestServer()
        try server.create("w")
        let answer = try server.call(call.method, call.target, call.body, headers: call.headers)
        #expect(answer.status == call.status, "\(answer.text)")
        let path = try #require(Routes.table.match(String(call.target.prefix { $0 != "?" }))).route.template
        let response = try description.response(call.method.lowercased(), path, call.status)
        try expectHeaders(of: answer, in: response)
        let reader = SchemaReader(description)
        let type = answer["content-type"].map { String($0.prefix { $0 != ";" }) }
        guard let content = response["content"], let type else { return #expect(answer.body.isEmpty) }
        let schema = try #require(content[type]?["schema"], "\(type) is not described")
        let value: JSON = type.hasSuffix("json") ? try answer.json() : .string(answer.text)
        #expect(try reader.accepts(value, schema), "\(answer.text)")
    }

    private func expectHeaders(of answer: HTTPAnswer, in response: JSON) throws {
        let reader = SchemaReader(description)
        for header in response["headers"]?.object?.members ?? [] {
            let rule = try description.resolved(header.value)
            let text = answer[header.name.lowercased()]
            #expect(text != nil || rule["required"] != true, "\(header.name) is missing")
            guard let text else { continue }
            let isNumber = rule["schema"]?["type"] == "integer"
            let value: JSON = isNumber ? try JSON(parsing: text) : .string(text)
            #expect(try reader.accepts(value, #require(rule["schema"])), "\(header.name): \(text)")
        }
    }

    /// Every example of a body is accepted, and every example of an answer keeps its schema.
    @Test func givesExamplesThatHold() throws {
        let server = try TestServer()
        let reader = SchemaReader(description)
        let post = try description.operation("post", "/widgets")["requestBody"]?["content"]?["application/json"]
        let posts = post?["examples"]?.object?.members ?? []
        for example in posts {
            let answer = try server.call("POST", "/widgets", example.value["value"]?.text)
            #expect(answer.status == 201, "\(example.name): \(answer.text)")
            #expect(
                try answer.json()["content"] == example.value["value"]?["content"],
                "\(example.name) comes back equal"
            )
        }
        let patch = try description.operation("patch", "/widgets/{slug}")["requestBody"]?["content"]
        let slug = try #require(posts.first?.value["value"]?["slug"]?.string)
        for example in patch?["application/json"]?["examples"]?.object?.members ?? [] {
            let answer = try server.call("PATCH", "/widgets/\(slug)", example.value["value"]?.text)
            #expect(answer.status == 200, "\(example.name): \(answer.text)")
        }
        #expect(patch?["application/json"] == patch?["application/merge-patch+json"])
        for content in description.values(of: "content", in: description.document) {
            for type in content.object?.members ?? [] {
                guard let schema = type.value["schema"] else { continue }
                let many = type.value["examples"]?.object?.members.compactMap { $0.value["value"] } ?? []
                for example in many + [type.value["example"]].compactMap({ $0 }) {
                    #expect(try reader.accepts(example, schema), "\(example.text)")
                }
            }
        }
    }
}
