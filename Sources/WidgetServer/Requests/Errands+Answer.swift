internal import HTTPDaemon

extension Errands {
    /// Answers a request with what `work` gives, which may block: it runs on the errands' thread.
    ///
    /// When too much waits the answer is that the server is busy.
    func answer(
        _ exchange: consuming HTTPExchange,
        _ context: RequestContext,
        _ work: @escaping @Sendable () -> HTTPResponse
    ) {
        let deferred = exchange.defer()
        let isTaken = run {
            var response = work()
            response.note = context
            deferred.complete(with: response)
        }
        guard !isTaken else { return }
        var response = Problem.busy.response(context.id)
        response.note = context
        deferred.complete(with: response)
    }
}
