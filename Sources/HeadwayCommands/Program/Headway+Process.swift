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
