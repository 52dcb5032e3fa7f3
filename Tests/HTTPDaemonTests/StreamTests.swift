import HTTPDaemon
import TestSupport
import Testing

/// Answers without an end, over sockets.
@Suite struct StreamTests {
    private static let request = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func piecesComeAsTheyAreMade() throws {
        let source = StreamSource()
        source.send("one.")
        let listener = try listen(source.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        let answer = try client.answer()
        #expect(answer.status == 200)
        #expect(answer["connection"] == "close")
        #expect(answer["transfer-encoding"] == nil)
        #expect(try client.text(upTo: ".") == "one")
        source.send("two.")
        #expect(try client.text(upTo: ".") == "two")
        source.send("three.")
        source.send("four.")
        source.end()
        #expect(client.rest() == "three.four.")
        #expect(source.endings.take(1) == [true])
    }

    @Test func aLongPieceArrivesWhole() throws {
        let source = StreamSource()
        let text = String(repeating: "0123456789", count: 500_000)
        source.send(text)
        source.end()
        let listener = try listen(source.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        _ = try client.answer()
        #expect(client.rest() == text)
    }

    @Test func aSourceHearsThatItsClientHasLeft() throws {
        let source = StreamSource()
        let seen = Collected<Int>()
        let listener = try listen(source.observed { seen.add($0.bodyBytes) })
        do {
            let client = try HTTPClient(port: listener.port)
            client.send(Self.request)
            _ = try client.answer()
            source.send("one.")
            _ = try client.text(upTo: ".")
        }
        #expect(source.endings.take(1) == [true])
        #expect(seen.take(1) == [4])
        source.send("nobody hears this")
    }

    @Test func headOpensNothing() throws {
        let source = StreamSource()
        source.send("one.")
        let listener = try listen(source.handler)
        let client = try HTTPClient(port: listener.port)
        #expect(try client.call("HEAD", "/a").status == 200)
        #expect(client.isAtEnd())
        listener.drain(within: .milliseconds(1_000))
        #expect(!source.isOver)
    }

    @Test func aDrainEndsStreamsAtOnce() throws {
        let sources = (0..<20).map { _ in StreamSource() }
        let next = Collected<StreamSource>()
        for source in sources { next.add(source) }
        let handler = TestHandler(answer: { exchange in
            let response = HTTPResponse(.ok, body: .stream(next.take(1)[0]))
            exchange.respond(response)
        })
        let listener = try listen(handler)
        let clients = try sources.map { _ in try HTTPClient(port: listener.port) }
        for client in clients {
            client.send(Self.request)
            _ = try client.answer()
        }
        for source in sources { _ = source.opened.take(1) }
        listener.drain(within: .milliseconds(60_000))
        for client in clients { #expect(client.isAtEnd()) }
        for source in sources { #expect(source.isOver) }
    }

    /// What is left of a stream's connection for MHD must end beside connections that are older and still in use.
    @Test func nothingIsLeftOfAStreamsConnectionForADrainToWaitFor() throws {
        let sources = (0..<20).map { _ in StreamSource() }
        let next = Collected<StreamSource>()
        for source in sources { next.add(source) }
        let handler = TestHandler(answer: { exchange in
            let isStream = exchange.request.path == "/stream"
            let response = isStream ? HTTPResponse(.ok, body: .stream(next.take(1)[0])) : .text(.ok, "a")
            exchange.respond(response)
        })
        let listener = try listen(handler)
        let idle = try HTTPClient(port: listener.port)
        _ = try idle.call("GET", "/a")
        let clients = try sources.map { _ in try HTTPClient(port: listener.port) }
        for client in clients { _ = try client.call("GET", "/stream") }
        for source in sources { _ = source.opened.take(1) }
        let deadline = ContinuousClock.now + .seconds(9)
        while listener.connectionCount > 1, ContinuousClock.now < deadline { yieldProcessor() }
        #expect(listener.connectionCount == 1)
        withExtendedLifetime((idle, clients)) {}
    }

    @Test func aClientThatReadsNothingIsDisconnected() throws {
        let source = StreamSource()
        source.send(String(repeating: "x", count: 8_000_000))
        let seen = Collected<Bool>()
        let handler = source.observed { seen.add($0.outcome == .aborted) }
        let listener = try listen(handler) { $0.limits.answerTime = .milliseconds(300) }
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        #expect(seen.take(1) == [true])
        #expect(source.isOver)
    }

    @Test func silenceIsNoReasonToDisconnect() throws {
        let source = StreamSource()
        let listener = try listen(source.handler) {
            $0.limits.answerTime = .milliseconds(200)
            $0.limits.idleTime = .milliseconds(400)
            $0.limits.requestTime = .milliseconds(200)
        }
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        _ = try client.answer()
        // By the time that this one has been cut off as idle, the stream was silent for longer than any limit.
        let idle = try HTTPClient(port: listener.port)
        #expect(idle.isAtEnd())
        source.send("late.")
        #expect(try client.text(upTo: ".") == "late")
    }

    @Test func connectionsAreFreeForOthers() throws {
        let source = StreamSource()
        let handler = TestHandler(answer: { exchange in
            let response = exchange.request.path == "/a" ? HTTPResponse(.ok, body: .stream(source)) : .text(.ok, "b")
            exchange.respond(response)
        })
        let listener = try listen(handler) {
            $0.limits.connections = 1
            $0.limits.connectionsPerAddress = 1
        }
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        _ = try client.answer()
        _ = source.opened.take(1)
        var status = 0
        // The dummy that the connection was left with is closed in a moment.
        for _ in 0..<10_000 where status != 200 {
            status = (try? HTTPClient(port: listener.port).call("GET", "/b").status) ?? 0
        }
        #expect(status == 200)
        source.send("one.")
        #expect(try client.text(upTo: ".") == "one")
    }
}
