import HTTPDaemon
import TestSupport
import Testing

@Suite struct DrainTests {
    private static let request = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func closesIdleConnectionsAndReturns() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        #expect(try client.answer().status == 200)
        listener.drain(milliseconds: 10_000)
        #expect(client.isAtEnd())
        let refusal = #expect(throws: TestSupportError.self) { try HTTPClient(port: listener.port) }
        #expect(refusal?.description.hasPrefix("connect: ") == true)
    }

    @Test func waitsForAnswersThatAreDue() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let clients = try (0..<8).map { _ in try HTTPClient(port: listener.port) }
        for client in clients { client.send(Self.request) }
        let held = waiting.take(8)
        let idle = try HTTPClient(port: listener.port)
        idle.send(Self.request)
        for deferred in waiting.take(1) { deferred.complete(with: .text(200, "idle")) }
        #expect(try idle.answer().status == 200)
        let thread = try TestThread { listener.drain(milliseconds: 10_000) }
        // The idle one is closed: draining has begun, and the others are still open.
        #expect(idle.isAtEnd())
        let prepared = PreparedResponse(200, fields: [], bytes: SharedBytes(Array("done".utf8)))
        for deferred in held { #expect(deferred.complete(with: HTTPResponse(prepared))) }
        for client in clients {
            let answer = try client.answer()
            #expect(answer.text == "done")
            #expect(answer["connection"] == "close")
            #expect(client.isAtEnd())
        }
        try thread.join()
    }

    @Test func answers503AtTheDeadline() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler)
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request)
        let held = waiting.take(1)
        listener.drain(milliseconds: 100)
        #expect(try client.answer().status == 503)
        for deferred in held { #expect(!deferred.complete(with: .text(200, "too late"))) }
    }

    @Test func isHarmlessTwiceAndWhenLetGo() throws {
        let waiting = Waiting()
        var held: [DeferredResponse] = []
        do {
            let listener = try listen(waiting.handler)
            let client = try HTTPClient(port: listener.port)
            client.send(Self.request)
            held = waiting.take(1)
            listener.drain(milliseconds: 0)
            listener.drain(milliseconds: 0)
        }
        for deferred in held { #expect(!deferred.complete(with: .text(200, "too late"))) }
    }

    @Test func dropsNothingThatWasAcceptedUnderLoad() throws {
        for _ in 0..<10 {
            let listener = try listen()
            let clients = try (0..<32).map { _ in try HTTPClient(port: listener.port) }
            for client in clients { client.send(Self.request) }
            listener.drain(milliseconds: 10_000)
            for client in clients { #expect(try client.answer().status == 200) }
        }
    }
}
