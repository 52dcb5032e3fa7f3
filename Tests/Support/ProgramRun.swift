/// What a program did: what it printed and how it ended.
public struct ProgramRun: Sendable, Equatable {
    /// How a program ended.
    public enum Ending: Sendable, Equatable {
        /// By itself, with this status.
        case exit(Int32)
        /// By a signal of this number.
        case signal(Int32)
    }

    /// What it wrote to standard output.
    public let output: String

    /// What it wrote to standard error.
    public let errors: String

    /// How it ended.
    public let ending: Ending

    /// What a program did.
    ///
    /// - Parameters:
    ///   - output: What it wrote to standard output.
    ///   - errors: What it wrote to standard error.
    ///   - ending: How it ended.
    public init(output: String = "", errors: String = "", ending: Ending) {
        self.output = output
        self.errors = errors
        self.ending = ending
    }

    /// The path of a program of this package: SwiftPM puts it beside the test bundle.
    public static func path(of program: String) throws(TestSupportError) -> String {
        try Spawn.directory() + "/" + program
    }

    /// Runs a program of this package to its end.
    ///
    /// - Parameters:
    ///   - program: The program's name, looked for beside the test bundle, or an absolute path.
    ///   - arguments: The arguments after the name.
    ///   - environment: The whole environment, but for PATH and LD_LIBRARY_PATH, which are those of the tests.
    ///   - input: What it reads from standard input.
    ///   - closesOutput: Whether nobody reads its standard output.
    ///   - limit: The most time that it may take.
    /// - Returns: What it did.
    /// - Throws: `TestSupportError` when it cannot be started or takes too long.
    public static func run(
        program: String = "headway",
        _ arguments: [String],
        environment: [String: String] = [:],
        input: [UInt8] = [],
        closesOutput: Bool = false,
        limit: Duration = .seconds(60)
    ) throws(TestSupportError) -> ProgramRun {
        let running = try RunningProgram(
            program: program,
            arguments,
            environment: environment,
            input: input,
            closesOutput: closesOutput
        )
        return try running.wait(limit: limit)
    }
}
