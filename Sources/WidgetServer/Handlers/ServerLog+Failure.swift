internal import HTTPDaemon
internal import WidgetStore

extension ServerLog {
    /// Logs that the store failed, and words the answer.
    func failure(_ error: StoreError, _ id: RequestID) -> HTTPResponse {
        say(.error, "Request \(id.text): the store failed: \(error)")
        return Problem.store(error).response(id)
    }
}
