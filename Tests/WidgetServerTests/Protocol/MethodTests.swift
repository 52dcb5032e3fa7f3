import TestSupport
import Testing
import Widgets

/// What each method gives besides its main use.
@Suite struct MethodTests {
    @Test(arguments: ["/health", "/widgets", "/widgets/w", "/auth/me", "/openapi.json"])
    func aHeadIsAGetWithoutItsBody(path: String) throws {
        let server = try TestServer()
        try server.create("w")
        let get = try server.call("GET", path)
        let client = try server.connect()
        let head = try client.call("HEAD", path, headers: server.jsonHeaders)
        #expect(head.status == 200)
        #expect(head["content-length"] == String(get.body.count))
        #expect(head["content-type"] == "application/json")
        #expect(head["etag"] == get["etag"])
        #expect(try client.call("GET", "/health").text == #"{"status":"ok"}"#)
    }

    @Test(arguments: [
        ("/health", "GET, HEAD, OPTIONS"), ("/widgets", "GET, HEAD, POST, OPTIONS"),
        ("/widgets/w", "GET, HEAD, PATCH, DELETE, OPTIONS"),
    ])
    func optionsNeedNoKey(path: String, allow: String) throws {
        let answer = try TestServer().call("OPTIONS", path, headers: ["Authorization:"])
        #expect(answer.status == 204)
        #expect(answer["allow"] == allow)
    }

    @Test func healthNeedsNoKey() throws {
        let answer = try TestServer().call("GET", "/health", headers: ["Authorization:"])
        #expect(answer.status == 200)
        #expect(answer.text == #"{"status":"ok"}"#)
        #expect(try TestServer().call("GET", "/health", headers: ["Authorization: Bearer wrong"]).status == 200)
    }

    @Test func aDeleteIsAnsweredWithoutABody() throws {
        let server = try TestServer()
        try server.create("w")
        let answer = try server.call("DELETE", "/widgets/w")
        #expect(answer.status == 204)
        #expect(answer.body.isEmpty)
        #expect(try server.call("GET", "/widgets/w").status == 404)
        #expect(try server.call("DELETE", "/widgets/w").status == 404)
    }

    @Test func theDescriptionIsOpenAPI() throws {
        #expect(try TestServer().call("GET", "/openapi.json").json()["openapi"] == "3.1.0")
    }
}
