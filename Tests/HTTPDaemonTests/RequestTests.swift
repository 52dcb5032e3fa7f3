import HTTPDaemon
import TestSupport
import Testing

@Suite struct RequestTests {
    @Test(arguments: [
        ("/a", "/a -"), ("//widgets", "//widgets -"), ("/a%2Fb%00?x=%20+y&&=", "/a%2Fb%00 x=%20+y&&="), ("/a?", "/a "),
        ("/a?b?c", "/a b?c"), ("/+", "/+ -"), ("http://host:1/a/b?c", "/a/b c"), ("http://host", "/ -"),
        ("http://host?q", "/ q"), ("/http://x/y", "/http://x/y -"), ("*", "* -"), ("/%zz", "/%zz -"),
    ])
    func handsOnTheTargetAsItWasSent(target: String, seen: String) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().text == "GET \(seen) 0\n")
    }

    @Test(arguments: ["GET", "PATCH", "FROBNICATE", "get", "OPTIONS", "M-SEARCH"])
    func handsOnTheMethodAsItWasSent(method: String) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("\(method) /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().text == "\(method) /a - 0\n")
    }

    @Test func findsHeadersByAnyCaseAndJoinsThoseThatAreRepeated() throws {
        let handler = TestHandler(answer: { exchange in
            let first = exchange.request.header(named: "x-one") ?? "none"
            let missing = exchange.request.header(named: "X-Missing") ?? "none"
            let count = exchange.request.withHeader(named: "AUTHORIZATION") { $0.count } ?? -1
            let peer = exchange.request.peer
            exchange.respond(.text(.ok, "\(first) \(missing) \(count) \(peer)"))
        })
        let listener = try listen(handler)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\nX-ONE: 1\r\nx-one: 2\r\nAuthorization: Bearer abc\r\n\r\n")
        #expect(try client.answer().text == "1, 2 none 10 127.0.0.1\n")
    }

    /// RFC 9110 section 5.5.
    @Test(arguments: ["d", " d", "d ", "\t d \t", "d e  ", "", " ", " \t"])
    func handsOnHeadersWithoutTheBlanksAroundThem(value: String) throws {
        let handler = TestHandler(answer: { exchange in
            let text = exchange.request.header(named: "X") ?? "none"
            let bytes = exchange.request.withHeader(named: "X") { String(decoding: $0, as: UTF8.self) } ?? "none"
            exchange.respond(.text(.ok, "<\(text)><\(bytes)>"))
        })
        let listener = try listen(handler)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\nX:\(value)\r\n\r\n")
        let seen = value.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        #expect(try client.answer().text == "<\(seen)><\(seen)>\n")
    }

    @Test func handsOnTheBodyWhole() throws {
        let bodies = Collected<[UInt8]>()
        let handler = TestHandler(answer: { exchange in
            bodies.add(exchange.body)
            exchange.respond(HTTPResponse(.noContent))
        })
        let listener = try listen(handler)
        let client = try HTTPClient(port: listener.port)
        let body = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n")
        client.send(body)
        #expect(try client.answer().status == 204)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
        #expect(try client.answer().status == 204)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 204)
        #expect(bodies.take(3) == [body, Array("abcde".utf8), []])
    }

    @Test func answersPipelinedRequestsInTheirOrder() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send((1...20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        for number in 1...20 { #expect(try client.answer().text == "GET /\(number) - 0\n") }
    }

    @Test func closesAfterAnHTTP10Request() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.0\r\n\r\n")
        #expect(try client.answer().text == "GET /a - 0\n")
        #expect(client.isAtEnd())
    }

    @Test func answersAClientThatFinishesSendingWithItsRequest() throws {
        let listener = try listen { $0.limits.requestTime = .milliseconds(400) }
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        client.finishSending()
        #expect(try client.answer().status == 200)
        #expect(client.isAtEnd())
    }
}
