internal import HTTPDaemon

/// Leads each request through the gate to the handler of its route, and counts and logs it in the end.
final class WidgetService: HTTPHandler {
    private let gate: RequestGate
    /// In the order of `Routes.rows`.
    private let handlers: [any RouteHandler]
    private let statistics: ServerStatistics
    private let log: ServerLog

    init(gate: RequestGate, handlers: Handlers, statistics: ServerStatistics, log: ServerLog) {
        self.gate = gate
        self.handlers = Routes.rows.map { $0.handler(handlers) }
        self.statistics = statistics
        self.log = log
    }

    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission<RequestContext> {
        switch gate.judge(request) {
        case .open(let context): .accept(context)
        case .closed(let context, let response): .answer(response, context)
        }
    }

    func handle(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let match = context.match else {
            return exchange.respond(Problem.pathNotFound.response(context.id))
        }
        guard context.method != .options else {
            return exchange.respond(HTTPResponse(.noContent, fields: [HTTPField(.allow, match.route.allow)]))
        }
        handlers[match.number].handle(exchange)
    }

    func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> (HTTPResponse, RequestContext) {
        let context = gate.unjudged(request)
        return (Problem.malformed(fault).response(context.id), context)
    }

    func requestEnded(_ completion: borrowing HTTPCompletion<RequestContext>) {
        let status = completion.status?.rawValue ?? 0
        statistics.count(
            completion.context,
            status: status,
            bytes: completion.bodyBytes,
            duration: completion.duration
        )
        log.request(
            completion.context,
            status: status,
            bytes: completion.bodyBytes,
            duration: completion.duration,
            wasCutOff: completion.outcome == .aborted
        )
    }
}
