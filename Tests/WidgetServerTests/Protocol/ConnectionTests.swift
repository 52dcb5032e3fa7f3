import TestSupport
import Testing
import Widgets

/// What real clients do with a connection.
@Suite struct ConnectionTests {
    @Test func aConnectionServesManyRequests() throws {
        let server = try TestServer()
        let client = try server.connect()
        for index in 0..<20 {
            let body = Array(Body.progress("\"value\":0.\(index)").utf8)
            #expect(try client.call("POST", "/widgets", headers: server.jsonHeaders, body: body).status == 201)
            #expect(try client.call("GET", "/nope", headers: server.jsonHeaders).status == 404)
            #expect(try client.call("PATCH", "/widgets/w", headers: server.jsonHeaders, body: [0x7B]).status == 400)
            #expect(try client.call("PUT", "/widgets", headers: server.jsonHeaders, body: [0x7B]).status == 405)
        }
        #expect(try client.call("GET", "/health", headers: ["Connection: close"]).status == 200)
        #expect(client.isAtEnd())
    }

    @Test func fiveAtOnceAreAllAnswered() throws {
        let server = try TestServer()
        let clients = try (0..<5).map { _ in try server.connect() }
        for (index, client) in clients.enumerated() {
            let body = Body.progress("\"value\":0.\(index)", slug: "w\(index)")
            client.begin("POST", "/widgets", headers: server.jsonHeaders, body: Array(body.utf8))
        }
        for client in clients.reversed() { #expect(try client.answer().status == 201) }
        #expect(try server.call("GET", "/widgets").json()["items"]?.elements.count == 5)
    }

    @Test func pipelinedRequestsAreAnsweredInTheirOrder() throws {
        let server = try TestServer()
        let client = try server.connect()
        let body = Array(Body.progress("\"value\":0").utf8)
        client.begin("POST", "/widgets", headers: server.jsonHeaders, body: body)
        client.begin("PATCH", "/widgets/w", headers: server.jsonHeaders, body: Array("{}".utf8))
        client.begin("DELETE", "/widgets/w", headers: server.jsonHeaders)
        client.begin("GET", "/widgets/w", headers: server.jsonHeaders)
        #expect(try (0..<4).map { _ in try client.answer().status } == [201, 200, 204, 404])
    }

    @Test func aBodyMayWaitForTheServersWord() throws {
        let server = try TestServer()
        let body = Array(Body.progress("\"value\":0").utf8)
        let client = try server.connect()
        let lines = ["POST /widgets HTTP/1.1", "Host: x", "Expect: 100-continue", "Content-Length: \(body.count)"]
        client.send((lines + server.jsonHeaders + ["", ""]).joined(separator: "\r\n"))
        #expect(try client.answer().status == 100)
        client.send(body)
        #expect(try client.answer().status == 201)
    }

    @Test func aBodyThatWouldBeRefusedNeedNotBeSent() throws {
        let server = try TestServer()
        let client = try server.connect()
        let lines = ["POST /widgets HTTP/1.1", "Host: x", "Expect: 100-continue", "Content-Length: 50", "", ""]
        client.send(lines.joined(separator: "\r\n"))
        try client.answer().expectProblem(401, code: "token.invalid")
    }

    @Test func aBodyMayComeInChunks() throws {
        let server = try TestServer()
        let client = try server.connect()
        let lines =
            ["POST /widgets HTTP/1.1", "Host: x", "Transfer-Encoding: chunked"] + server.jsonHeaders + ["", ""]
        client.send(lines.joined(separator: "\r\n"))
        for byte in Body.progress("\"value\":0.5").utf8 { client.send(Array("1\r\n".utf8) + [byte, 0x0D, 0x0A]) }
        client.send("0\r\n\r\n")
        #expect(try client.answer().status == 201)
        #expect(try client.call("GET", "/widgets/w", headers: server.jsonHeaders).status == 200)
    }

    @Test func aClientThatTakesGzipIsAnsweredPlainly() throws {
        let server = try TestServer()
        let answer = try server.call("GET", "/widgets", headers: ["Accept-Encoding: gzip, br", "Accept: text/html"])
        #expect(answer.status == 200)
        #expect(answer["content-encoding"] == nil)
        #expect(answer.text == #"{"items":[]}"#)
    }

    @Test func anOlderClientIsServed() throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("GET /widgets HTTP/1.0\r\nAuthorization: Bearer \(server.key)\r\n\r\n")
        #expect(try client.answer().status == 200)
        #expect(client.isAtEnd())
    }

    @Test func aRequestWithTwoLengthsIsRefused() throws {
        let server = try TestServer()
        let client = try server.connect()
        let lines = ["POST /widgets HTTP/1.1", "Host: x", "Content-Length: 2", "Content-Length: 3"]
        client.send((lines + server.jsonHeaders + ["", "{}x"]).joined(separator: "\r\n"))
        #expect(try client.answer().status == 400)
        #expect(client.isAtEnd())
    }

    @Test func everyAnswerForbidsGuessingItsType() throws {
        let server = try TestServer()
        try server.create("w")
        for path in ["/health", "/widgets", "/widgets/w", "/nope", "/auth/me"] {
            #expect(try server.call("GET", path)["x-content-type-options"] == "nosniff", "\(path)")
        }
    }
}
