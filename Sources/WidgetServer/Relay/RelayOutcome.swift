/// What became of an action that the server sent.
enum RelayOutcome: Sendable, Equatable {
    /// The target answered with a status.
    case answered(Int)
    /// There was no answer in time.
    case timedOut
    /// There was none at all.
    case failed(RelayFailure)
}
