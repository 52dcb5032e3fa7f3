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
