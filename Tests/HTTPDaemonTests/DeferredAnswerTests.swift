import HTTPDaemon
import TestSupport
import Testing

@Suite struct DeferredAnswerTests {
    private static let request = "PATCH /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}"

    @Test func isSentWhenAnotherThreadCompletesIt() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        for round in 0..<50 {
            client.send(Self.request)
            for deferred in waiting.take(1) {
                #expect(client.isSilent)
                #expect(deferred.complete(with: .text(.ok, "\(round)")))
            }
            #expect(try client.answer().text == "\(round)\n")
        }
    }

    @Test func manyAreCompletedAtOnce() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let clients = try (0..<64).map { _ in try HTTPClient(port: listener.port) }
        for _ in 0..<5 {
            for client in clients { client.send(Self.request) }
            for deferred in waiting.take(64) { deferred.complete(with: .text(.ok, "done")) }
            for client in clients { #expect(try client.answer().text == "done\n") }
        }
    }

    @Test func countsOnlyTheFirstAnswer() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        let deferred = try #require(waiting.take(1).first)
        #expect(deferred.complete(with: .text(.ok, "first")))
        #expect(!deferred.complete(with: .text(.ok, "second")))
        #expect(try client.answer().text == "first\n")
        client.send(Self.request)
        let next = waiting.take(1)
        // A handle that was used up cannot answer a later request of the same connection.
        #expect(!deferred.complete(with: .text(.ok, "third")))
        for deferred in next { deferred.complete(with: .text(.ok, "fourth")) }
        #expect(try client.answer().text == "fourth\n")
    }

    @Test func answers500WhenItIsLetGo() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        _ = waiting.take(1)
        #expect(try client.answer().status == 500)
    }

    @Test func mayBeCompletedBeforeTheHandlerReturns() throws {
        let listener = try listen(TestHandler(answer: { $0.defer().complete(with: .text(.ok, "now")) }))
        let client = try HTTPClient(port: listener.port)
        for _ in 0..<20 {
            client.send(Self.request)
            #expect(try client.answer().text == "now\n")
        }
    }

    @Test func keepsTheOrderOfPipelinedRequests() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request + Self.request + Self.request)
        for number in 0..<3 {
            for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "\(number)")) }
            #expect(try client.answer().text == "\(number)\n")
        }
    }

    @Test func answersHEADWithoutBytes() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        client.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n")
        for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "four")) }
        #expect(try client.answer(isHead: true)["content-length"] == "5")
        #expect(client.isSilent)
    }

    @Test func survivesAClientThatLeaves() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        do {
            let client = try HTTPClient(port: listener.port)
            client.send(Self.request)
            _ = try #require(waiting.take(1).first).complete(with: .text(.ok, "nobody"))
        }
        var held: [DeferredResponse] = []
        do {
            let client = try HTTPClient(port: listener.port)
            client.send(Self.request)
            held = waiting.take(1)
        }
        for deferred in held { deferred.complete(with: .text(.ok, "nobody")) }
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "somebody")) }
        #expect(try client.answer().text == "somebody\n")
    }
}
