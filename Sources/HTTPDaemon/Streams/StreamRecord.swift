internal import SystemSupport

/// What the observer is told of a stream once it has ended, besides how much was sent.
struct StreamRecord: Sendable {
    let status: HTTPStatus?
    /// Of the monotonic clock, in nanoseconds.
    let startedAt: UInt64
    let note: (any AnyObject & Sendable)?

    // Swift 6.3.1's optimizer crashes when it inlines this (a move-only value lent to an optional closure).
    /// Tells the observer how the stream ended.
    @inline(never)
    func report(
        _ outcome: HTTPCompletion.Outcome,
        bytes: Int,
        to observer: (@Sendable (borrowing HTTPCompletion) -> Void)?
    ) {
        guard let observer else { return }
        observer(
            HTTPCompletion(
                outcome: outcome,
                status: status,
                bodyBytes: bytes,
                nanoseconds: MonotonicTime.nanoseconds &- startedAt,
                note: note
            )
        )
    }
}
