import HTTPDaemon
import Synchronization

/// A handler made of closures. By default it says what it saw of the request.
struct TestHandler: HTTPHandler {
    var admission: @Sendable (borrowing HTTPRequest) -> HTTPAdmission = { _ in .accept }
    var answer: @Sendable (consuming HTTPExchange) -> Void = { exchange in
        let request = "\(exchange.request.method) \(exchange.request.path) \(exchange.request.query ?? "-")"
        let response = HTTPResponse.text(200, "\(request) \(exchange.body.count)")
        exchange.respond(response)
    }

    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission { admission(request) }

    func handle(_ exchange: consuming HTTPExchange) { answer(exchange) }
}

/// Deferred answers that wait until a test takes them.
final class Waiting: Sendable {
    private let list = Mutex<[DeferredResponse]>([])

    var handler: TestHandler {
        TestHandler(answer: { exchange in
            let deferred = exchange.defer()
            self.list.withLock { $0.append(deferred) }
        })
    }

    /// Spins until there are so many, which takes a poll thread's time and no clock.
    func take(_ count: Int) -> [DeferredResponse] {
        while true {
            let taken = list.withLock { list -> [DeferredResponse]? in
                guard list.count >= count else { return nil }
                defer { list = [] }
                return list
            }
            if let taken { return taken }
            yieldProcessor()
        }
    }
}

/// Lines or values that other threads add.
final class Collected<Value: Sendable>: Sendable {
    private let list = Mutex<[Value]>([])

    func add(_ value: Value) { list.withLock { $0.append(value) } }

    /// Spins until there are so many.
    func wait(_ count: Int) -> [Value] {
        while true {
            let values = list.withLock { $0 }
            if values.count >= count { return values }
            yieldProcessor()
        }
    }
}
