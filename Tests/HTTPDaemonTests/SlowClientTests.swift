import HTTPDaemon
import TestSupport
import Testing

/// The reaper on real sockets, with limits of a fraction of a second.
///
/// The clients wait for the close, not for a time.
@Suite struct SlowClientTests {
    private func quick(_ configuration: inout HTTPConfiguration) {
        configuration.limits.requestTime = .milliseconds(300)
        configuration.limits.idleTime = .milliseconds(700)
    }

    @Test(arguments: [
        "", "GET /a", "POST /a HTTP/1.1\r\nHost: a\r\n", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n",
    ])
    func isDisconnectedWhenTheRequestDoesNotArrive(start: String) throws {
        let listener = try listen(change: quick)
        let client = try HTTPClient(port: listener.port)
        client.send(start)
        #expect(client.isAtEnd())
    }

    @Test func isDisconnectedThoughItKeepsSendingBytes() throws {
        let listener = try listen(change: quick)
        let client = try HTTPClient(port: listener.port)
        client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n")
        var sent = 0
        // Bounded, so that the test ends should the reaper not: 60,000 yields of a byte each.
        while sent < 60_000, client.send("x") {
            sent += 1
            for _ in 0..<200 { yieldProcessor() }
        }
        #expect(sent < 60_000)
    }

    @Test func isDisconnectedWhenItStaysIdle() throws {
        let listener = try listen(change: quick)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 200)
        #expect(client.isAtEnd())
    }

    @Test func isNotDisconnectedWhileItWaitsForUs() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler, change: quick)
        let patient = try HTTPClient(port: listener.port)
        patient.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        let held = waiting.take(1)
        // By the time that this one has been cut off as idle, the other has waited longer than any limit.
        let idle = try HTTPClient(port: listener.port)
        idle.send("GET /b HTTP/1.1\r\nHost: a\r\n\r\n")
        for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "b")) }
        #expect(try idle.answer().status == 200)
        #expect(idle.isAtEnd())
        #expect(patient.isSilent)
        for deferred in held { deferred.complete(with: .text(.ok, "late")) }
        #expect(try patient.answer().text == "late\n")
    }

    /// Half of them never say a word, half have asked once; more wait in the kernel's queue.
    @Test func silentOnesDoNotKeepOthersOut() throws {
        let listener = try listen { $0.limits.connections = 64 }
        let crowd = try (0..<90).map { _ in try HTTPClient(port: listener.port) }
        for client in crowd.prefix(32) { client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") }
        #expect(try HTTPClient(port: listener.port).call("GET", "/a").status == 200)
        #expect(listener.connectionCount <= 64)
    }

    @Test func isDisconnectedWhenItDoesNotReadItsAnswer() throws {
        let bytes = SharedBytes([UInt8](repeating: 1, count: 64_000_000))
        let seen = Collected<Bool>()
        let handler = TestHandler(
            answer: { $0.respond(HTTPResponse(.ok, body: .shared(bytes))) },
            observer: { seen.add($0.outcome == .answered) }
        )
        let listener = try listen(handler) { $0.limits.answerTime = .milliseconds(300) }
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(seen.take(1) == [false])
    }
}
