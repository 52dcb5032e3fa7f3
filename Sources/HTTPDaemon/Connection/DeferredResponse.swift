/// The right to answer one request later, from any thread.
///
/// Let go without an answer it answers 500.
public final class DeferredResponse: Sendable {
    private let post: ConnectionHandle
    private let ticket: UInt64

    init(post: ConnectionHandle, ticket: UInt64) {
        self.post = post
        self.ticket = ticket
    }

    deinit {
        _ = post.answer(ticket: ticket, with: .unanswered)
    }

    /// Sends the answer.
    ///
    /// Only the first call counts; cheap enough to call for many requests in a row.
    ///
    /// - Returns: False when the request had been answered already, or the listener has stopped.
    @discardableResult
    public func complete(with response: consuming HTTPResponse) -> Bool {
        post.answer(ticket: ticket, with: response)
    }
}
