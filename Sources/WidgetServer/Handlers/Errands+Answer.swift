internal import HTTPDaemon

extension Errands {
    /// Answers a request with what `work` gives, which may block: it runs on the errands' thread.
    ///
    /// When too much waits the answer is that the server is busy.
    func answer(
        _ exchange: consuming HTTPExchange<RequestContext>,
        _ context: RequestContext,
        _ work: @escaping @Sendable () -> HTTPResponse
    ) {
        let deferred = exchange.defer()
        let isTaken = run { deferred.complete(with: work()) }
        if !isTaken { deferred.complete(with: Problem.busy.response(context.id)) }
    }
}
