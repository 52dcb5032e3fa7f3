internal import HTTPDaemon
internal import WidgetStore

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

extension ServerLog {
    /// Logs that the store failed, and words the answer.
    func failure(_ error: StoreError, _ id: RequestID) -> HTTPResponse {
        say(.error, "Request \(id.text): the store failed: \(error)")
        return Problem.store(error).response(id)
    }
}
