import HTTPDaemon
import Synchronization

/// A handler made of closures.
///
/// By default it says what it saw of the request.
struct TestHandler: HTTPHandler {
    var admission: @Sendable (borrowing HTTPRequest) -> HTTPAdmission = { _ in .accept }
    var answer: @Sendable (consuming HTTPExchange) -> Void = { exchange in
        let request = "\(exchange.request.methodText) \(exchange.request.path) \(exchange.request.query ?? "-")"
        let response = HTTPResponse.text(.ok, "\(request) \(exchange.body.count)")
        exchange.respond(response)
    }

    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission { admission(request) }

    func handle(_ exchange: consuming HTTPExchange) { answer(exchange) }
}
