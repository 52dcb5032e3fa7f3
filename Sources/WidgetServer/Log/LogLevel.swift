/// How much a log line matters.
enum LogLevel: String, Sendable {
    /// What happened.
    case info
    /// What an operator should look at.
    case warning
    /// What an operator must look at.
    case error
}
