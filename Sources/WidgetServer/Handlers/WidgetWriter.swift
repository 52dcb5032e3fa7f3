internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Hands the writes of requests to the board and words the answers.
struct WidgetWriter: Sendable {
    let board: WidgetBoard
    let log: ServerLog

    /// Commits a change of the context's widget, and answers once that is on disk.
    func write(_ change: WidgetWrite.Change, _ exchange: consuming Exchange) {
        let context = exchange.context
        guard let access = context.access, let key = access.key, let slug = context.slug else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        let write = WidgetWrite(
            account: access.account,
            slug: slug,
            change: change,
            precondition: Precondition(
                ifMatch: exchange.request.header(.ifMatch),
                ifNoneMatch: exchange.request.header(.ifNoneMatch)
            ),
            key: key.id,
            bodyBytes: exchange.body.count
        )
        if exchange.isAlone, let outcome = board.commitAtOnce(write) {
            let response = response(to: outcome, context)
            return exchange.respond(response)
        }
        let deferred = exchange.defer()
        board.submit(write) { outcome in deferred.complete(with: response(to: outcome, context)) }
    }

    private func response(to outcome: WriteOutcome, _ context: RequestContext) -> HTTPResponse {
        if case .refused(.store(let error)) = outcome {
            log.say(.error, "Request \(context.id.text): the store refused a write: \(error)")
        }
        return WidgetAnswers.written(outcome, isPost: context.method == .post, requestID: context.id)
    }
}
