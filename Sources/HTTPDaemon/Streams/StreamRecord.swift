/// What the observer is told of a stream once it has ended, besides how much was sent.
struct StreamRecord: Sendable {
    let status: Int
    /// Of the monotonic clock, in nanoseconds.
    let startedAt: UInt64
    let note: (any AnyObject & Sendable)?

    func completion(_ outcome: HTTPCompletion.Outcome, bytes: Int) -> HTTPCompletion {
        HTTPCompletion(
            outcome: outcome,
            status: status,
            bodyBytes: bytes,
            nanoseconds: MonotonicTime.nanoseconds &- startedAt,
            note: note
        )
    }
}
