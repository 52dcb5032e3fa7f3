/// The end of a request whose stream runs on the stream thread.
struct StreamRecord: Sendable {
    /// Tells the handler how the stream ended and how many bytes were sent.
    let report: @Sendable (HTTPOutcome, Int) -> Void
}
