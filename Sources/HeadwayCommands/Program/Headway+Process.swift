internal import CCurl
internal import Glibc
internal import Widgets

extension Headway {
    /// Runs the command line that this process was started with.
    ///
    /// - Returns: The exit status of the process.
    public func runProcess() -> ExitCode {
        guard let arguments = ProcessArguments.all else {
            CommandContext.process.say("an argument is not UTF-8; set the terminal to UTF-8")
            return .misused
        }
        return run(arguments, in: .process)
    }
}

/// The arguments that the process was started with.
public enum ProcessArguments: Sendable {
    /// The arguments after the program's name.
    ///
    /// - Returns: The arguments, or nil when one is not UTF-8: `CommandLine.arguments` would put other characters in the
    ///   place of the wrong bytes, and a label is not to be changed without a word.
    public static var all: [String]? {
        var arguments: [String] = []
        for index in 1..<max(Int(CommandLine.argc), 1) {
            guard let pointer = CommandLine.unsafeArgv[index] else { break }
            guard let argument = String(validatingCString: pointer) else { return nil }
            arguments.append(argument)
        }
        return arguments
    }
}

// `timespec` is in both modules, and which one it counts as depends on the order in which the compiler reads files.

extension Instant {
    /// The instant that the system's clock shows (`clock_gettime`, CLOCK_REALTIME).
    static var now: Instant {
        var time = timespec()
        // It fails only for a clock that does not exist.
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Instant(seconds: 0) }
        return Instant(seconds: Int64(time.tv_sec), nanoseconds: Int32(truncatingIfNeeded: time.tv_nsec))
    }
}
