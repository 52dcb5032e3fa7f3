/// Why a command did not do what it was asked to do.
public struct CommandError: Error, Sendable, Equatable {
    /// The kind of error; it decides the exit status.
    public enum Code: Sendable, Equatable {
        /// The command could not do its work: exit status 1.
        case failed
        /// The arguments make no sense: exit status 2, and a pointer to the command's help.
        case misused
        /// The command has printed what is wrong already: exit status 1, without a message.
        case reported
    }

    /// The kind of error.
    public let code: Code

    /// What is wrong and the way out, in sentences; several lines where several things are wrong.
    public let message: String

    /// The command could not do its work.
    ///
    /// - Parameter message: What is wrong and the way out, without the program's name and a full stop at the end.
    /// - Returns: An error with exit status 1.
    public static func failed(_ message: String) -> CommandError {
        CommandError(code: .failed, message: message)
    }

    /// The arguments make no sense.
    ///
    /// - Parameter message: What is wrong and the way out, without the program's name and a full stop at the end.
    /// - Returns: An error with exit status 2.
    public static func misused(_ message: String) -> CommandError {
        CommandError(code: .misused, message: message)
    }

    /// The command has printed what is wrong already.
    public static let reported = CommandError(code: .reported, message: "")

    /// The exit status that the program ends with.
    public var status: ExitCode {
        code == .misused ? .misused : .failed
    }
}

/// How a run of the program ended, as its caller's shell sees it.
public enum ExitCode: Int32, Sendable {
    /// What was asked for is done.
    case done = 0
    /// It could not be done.
    case failed = 1
    /// It was not asked for in a way that makes sense.
    case misused = 2
}
