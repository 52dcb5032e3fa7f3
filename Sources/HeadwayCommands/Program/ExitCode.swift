/// How a run of the program ended, as its caller's shell sees it.
public enum ExitCode: Int32, Sendable {
    /// What was asked for is done.
    case done = 0
    /// It could not be done.
    case failed = 1
    /// It was not asked for in a way that makes sense.
    case misused = 2
}
