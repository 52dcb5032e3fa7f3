import HTTPDaemon
import TestSupport
import Testing

@Suite struct EarlyAnswerTests {
    private static let megabyte = [UInt8](repeating: 120, count: 1_048_576)

    private func refusing(_ unread: HTTPUnreadBody) -> TestHandler {
        TestHandler(admission: { request in
            request.path == "/no" ? .answer(.text(.unauthorized, "no"), TestContext(), unread) : .accept(TestContext())
        })
    }

    @Test(arguments: [HTTPUnreadBody.discard, .leave])
    func keepsTheConnectionWhenThereIsNoBody(unread: HTTPUnreadBody) throws {
        let listener = try listen(refusing(unread))
        let client = try HTTPClient(port: listener.port)
        for _ in 0..<3 {
            client.send("DELETE /no HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.answer().status == 401)
        }
    }

    @Test func discardsTheBodyAndKeepsTheConnection() throws {
        let listener = try listen(refusing(.discard))
        let client = try HTTPClient(port: listener.port)
        client.send("POST /no HTTP/1.1\r\nHost: a\r\nContent-Length: \(Self.megabyte.count)\r\n\r\n")
        client.send(Self.megabyte)
        #expect(try client.answer().status == 401)
        client.send("GET /yes HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 200)
    }

    @Test func aClientThatSendsAllFirstStillReadsAnAnswerGivenAtOnce() throws {
        let listener = try listen(refusing(.leave))
        for _ in 0..<20 {
            let client = try HTTPClient(port: listener.port)
            client.send("POST /no HTTP/1.1\r\nHost: a\r\nContent-Length: \(Self.megabyte.count)\r\n\r\n")
            #expect(client.send(Self.megabyte))
            let answer = try client.answer()
            #expect(answer.status == 401)
            #expect(answer["connection"] == "close")
            #expect(client.isAtEnd())
        }
    }

    @Test(arguments: [HTTPUnreadBody.discard, .leave])
    func answersInsteadOf100Continue(unread: HTTPUnreadBody) throws {
        let listener = try listen(refusing(unread))
        let client = try HTTPClient(port: listener.port)
        client.send("POST /no HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.answer().status == 401)
    }

    @Test func says100ContinueToAnAcceptedRequest() throws {
        let listener = try listen(refusing(.discard))
        let client = try HTTPClient(port: listener.port)
        client.send("POST /yes HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.answer().status == 100)
        client.send("abcde")
        #expect(try client.answer().text == "POST /yes - 5\n")
    }

    @Test(arguments: [65_537, 1_048_576, 12_000_000])
    func aBodyOverTheLimitIsAnswered413(count: Int) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: \(count)\r\n\r\n")
        client.send([UInt8](repeating: 120, count: count))
        let answer = try client.answer()
        #expect(answer.status == 413)
        #expect(answer.text.contains("65536 bytes"))
    }

    @Test func aChunkedBodyOverTheLimitIsAnswered413() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in 0..<16 {
            client.send("10000\r\n")
            client.send([UInt8](repeating: 120, count: 65_536))
            client.send("\r\n")
        }
        client.send("0\r\n\r\n")
        #expect(try client.answer().status == 413)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 200)
    }

    @Test func aBodyOverTheLimitIsRefusedInsteadOf100Continue() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\nExpect: 100-continue\r\n\r\n")
        #expect(try client.answer().status == 413)
    }

    @Test func anEndlessChunkedBodyIsCutOff() throws {
        let listener = try listen { $0.limits.discardedBytes = 200_000 }
        let client = try HTTPClient(port: listener.port)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        let piece = Array("10000\r\n".utf8) + [UInt8](repeating: 120, count: 65_536) + Array("\r\n".utf8)
        var pieces = 0
        while pieces < 1_000, client.send(piece) { pieces += 1 }
        #expect(pieces < 1_000)
    }
}
