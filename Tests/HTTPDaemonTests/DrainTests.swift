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
        listener.drain(within: .milliseconds(10_000))
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
        for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "idle")) }
        #expect(try idle.answer().status == 200)
        let thread = try TestThread { listener.drain(within: .milliseconds(10_000)) }
        // The idle one is closed: draining has begun, and the others are still open.
        #expect(idle.isAtEnd())
        let prepared = PreparedResponse(.ok, fields: [], bytes: SharedBytes(Array("done".utf8)))
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
        listener.drain(within: .milliseconds(100))
        #expect(try client.answer().status == 503)
        for deferred in held { #expect(!deferred.complete(with: .text(.ok, "too late"))) }
    }

    @Test func isHarmlessTwiceAndWhenLetGo() throws {
        let waiting = Waiting()
        var held: [DeferredResponse] = []
        do {
            let listener = try listen(waiting.handler)
            let client = try HTTPClient(port: listener.port)
            client.send(Self.request)
            held = waiting.take(1)
            listener.drain(within: .milliseconds(0))
            listener.drain(within: .milliseconds(0))
        }
        for deferred in held { #expect(!deferred.complete(with: .text(.ok, "too late"))) }
    }

    @Test func dropsNothingThatWasAcceptedUnderLoad() throws {
        for _ in 0..<10 {
            let listener = try listen()
            let clients = try (0..<32).map { _ in try HTTPClient(port: listener.port) }
            for client in clients { client.send(Self.request) }
            listener.drain(within: .milliseconds(10_000))
            for client in clients { #expect(try client.answer().status == 200) }
        }
    }

    /// Told to accept no more on another thread than its own, MHD ends the process now and then.
    @Test func stopsWhileItsPollThreadIsBusy() throws {
        for _ in 0..<300 {
            let listener = try listen()
            let port = listener.port
            let clients = try (0..<4).map { _ in
                try TestThread {
                    // A client that finds the listener closed has done its part.
                    guard let client = try? HTTPClient(port: port) else { return }
                    while let answer = try? client.call("GET", "/a"), answer["connection"] != "close" {}
                }
            }
            listener.drain(within: .milliseconds(10_000))
            #expect(listener.connectionCount == 0)
            for client in clients { try client.join() }
        }
    }

    @Test func acceptsNoMoreOnceAPlaceIsFreeAtTheLimit() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler) { $0.limits.connections = 2 }
        let slow = try HTTPClient(port: listener.port)
        slow.send(Self.request)
        let held = waiting.take(1)
        let quick = try HTTPClient(port: listener.port)
        quick.send(Self.request)
        let last = waiting.take(1)
        let thread = try TestThread { listener.drain(within: .milliseconds(20_000)) }
        for deferred in last { deferred.complete(with: .text(.ok, "a")) }
        #expect(try quick.answer().status == 200)
        #expect(quick.isAtEnd())
        let deadline = ContinuousClock.now + .seconds(10)
        while (try? HTTPClient(port: listener.port)) != nil, ContinuousClock.now < deadline { yieldProcessor() }
        for deferred in held { #expect(deferred.complete(with: .text(.ok, "b"))) }
        #expect(try slow.answer().text == "b\n")
        try thread.join()
    }

    /// More connections wait in the kernel's queue than MHD has places for when it is told to accept no more.
    @Test func stopsAtTheLimitWhileOthersWaitForAPlace() throws {
        let waiting = Waiting()
        let listener = try listen(waiting.handler) { $0.limits.connections = 8 }
        let slow = try (0..<7).map { _ in try HTTPClient(port: listener.port) }
        for client in slow { client.send(Self.request) }
        let held = waiting.take(7)
        let idle = try HTTPClient(port: listener.port)
        idle.send(Self.request)
        for deferred in waiting.take(1) { deferred.complete(with: .text(.ok, "a")) }
        #expect(try idle.answer().status == 200)
        let late = try (0..<6).map { _ in try HTTPClient(port: listener.port) }
        for client in late { client.send(Self.request) }
        let thread = try TestThread { listener.drain(within: .milliseconds(20_000)) }
        #expect(idle.isAtEnd())
        for client in late { #expect(client.isAtEnd(), "refused before anything of it was read") }
        for deferred in held { #expect(deferred.complete(with: .text(.ok, "b"))) }
        for client in slow { #expect(try client.answer().text == "b\n") }
        try thread.join()
    }

    /// The request is there before the poll thread, which is busy, can read it; its answer is deferred.
    @Test func answersARequestThatArrivedOnAnIdleConnection() throws {
        let gate = Collected<Bool>()
        let arrived = Collected<Bool>()
        let answerer = Collected<DeferredResponse>()
        let handler = TestHandler(answer: { exchange in
            let path = exchange.request.path
            if path == "/later" {
                answerer.add(exchange.defer())
            } else {
                if path == "/held" {
                    arrived.add(true)
                    _ = gate.take(1)
                }
                exchange.respond(.text(.ok, path))
            }
        })
        let listener = try listen(handler)
        let idle = try HTTPClient(port: listener.port)
        #expect(try idle.call("GET", "/a").status == 200)
        let held = try HTTPClient(port: listener.port)
        held.begin("GET", "/held")
        _ = arrived.take(1)
        idle.begin("GET", "/later")
        let thread = try TestThread { listener.drain(within: .milliseconds(20_000)) }
        // Nothing shows when the drain has looked at the idle connection; a second is four times what it needs.
        let end = ContinuousClock.now + .seconds(1)
        while ContinuousClock.now < end { yieldProcessor() }
        gate.add(true)
        #expect(try held.answer().status == 200)
        for deferred in answerer.take(1) { #expect(deferred.complete(with: .text(.ok, "later"))) }
        #expect(try idle.answer().text == "later\n")
        try thread.join()
    }

    /// The end of the streams tells that draining has begun; then the poll thread is held up for a while longer.
    @Test func leavesTheListeningSocketToItsPollThread() throws {
        let source = StreamSource()
        let arrived = Collected<Bool>()
        let gate = Collected<Bool>()
        let handler = TestHandler(answer: { exchange in
            let path = exchange.request.path
            if path == "/held" {
                arrived.add(true)
                _ = gate.take(1)
            }
            let response = path == "/stream" ? HTTPResponse(.ok, body: .stream(source)) : .text(.ok, path)
            exchange.respond(response)
        })
        let listener = try listen(handler)
        let watcher = try HTTPClient(port: listener.port)
        _ = try watcher.call("GET", "/stream")
        _ = source.opened.take(1)
        let held = try HTTPClient(port: listener.port)
        held.begin("GET", "/held")
        _ = arrived.take(1)
        let thread = try TestThread { listener.drain(within: .milliseconds(20_000)) }
        _ = source.endings.take(1)
        for _ in 0..<1_000 { yieldProcessor() }
        let late = try? HTTPClient(port: listener.port)
        gate.add(true)
        #expect(try held.answer().text == "/held\n")
        #expect(try late?.call("GET", "/late").text == "/late\n")
        try thread.join()
    }
}
