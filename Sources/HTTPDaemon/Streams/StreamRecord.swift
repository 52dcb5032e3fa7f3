/// What is left to do for a request once its stream has ended.
struct StreamRecord: Sendable {
    /// Tells the handler how the stream ended and how many bytes were sent.
    let report: @Sendable (HTTPOutcome, Int) -> Void
}
