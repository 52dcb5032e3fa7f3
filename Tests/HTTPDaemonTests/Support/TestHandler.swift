import HTTPDaemon
import Synchronization

/// What a test knows of a request.
final class TestContext: Sendable {}

/// A handler made of closures.
///
/// By default it says what it saw of the request, and keeps nothing of it.
struct TestHandler: HTTPHandler {
    typealias Context = TestContext

    var admission: @Sendable (borrowing HTTPRequest) -> HTTPAdmission<Context> = { _ in .accept(TestContext()) }
    var answer: @Sendable (consuming HTTPExchange<Context>) -> Void = { exchange in
        let request = "\(exchange.request.methodText) \(exchange.request.path) \(exchange.request.query ?? "-")"
        let response = HTTPResponse.text(.ok, "\(request) \(exchange.body.count)")
        exchange.respond(response)
    }
    var observer: @Sendable (borrowing HTTPCompletion<Context>) -> Void = { _ in }

    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission<Context> { admission(request) }

    func handle(_ exchange: consuming HTTPExchange<Context>) { answer(exchange) }

    func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> (HTTPResponse, Context) {
        (.text(fault.status, fault.description), TestContext())
    }

    func requestEnded(_ completion: borrowing HTTPCompletion<Context>) { observer(completion) }
}
