internal import HTTPDaemon

extension SerialQueue {
    /// Answers a request with what `work` gives, which may block: it runs on the queue's thread.
    ///
    /// When too much waits the answer is that the server is busy.
    func respond(to exchange: consuming Exchange, _ work: @escaping @Sendable () -> HTTPResponse) {
        let id = exchange.context.id
        let deferred = exchange.defer()
        let isTaken = run { deferred.complete(with: work()) }
        if !isTaken { deferred.complete(with: Problem.busy.response(id)) }
    }
}
