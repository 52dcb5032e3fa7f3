internal import HTTPDaemon

extension SerialQueue {
    /// Answers a request with what `work` gives, which may block: it runs on the queue's thread.
    ///
    /// Responds that the server is busy if too many jobs wait.
    func respond(to exchange: consuming Exchange, _ work: @escaping @Sendable () -> HTTPResponse) {
        let id = exchange.context.id
        let deferred = exchange.defer()
        let isTaken = run { deferred.complete(with: work()) }
        if !isTaken { deferred.complete(with: Problem.busy.response(id)) }
    }
}
