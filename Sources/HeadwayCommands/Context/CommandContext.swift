public import Widgets

/// What a command may touch outside of itself: its two outputs and their terminal, the environment and the clock.
public struct CommandContext: Sendable {
    /// The environment variables.
    public let environment: Environment

    private let writeOutput: @Sendable ([UInt8]) throws(CommandError) -> Void
    private let writeError: @Sendable ([UInt8]) -> Void
    private let readClock: @Sendable () -> Instant
    private let readWindow: @Sendable () -> TerminalWindow?

    /// Whether standard error is a terminal, with a person before it, and no file, pipe or journal.
    public let speaksToTerminal: Bool

    /// A context of its parts.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - output: Takes bytes for standard output: data, nothing else.
    ///   - errors: Takes bytes for standard error: everything that is said to a person.
    ///   - now: The clock.
    ///   - window: The terminal that standard output is, or nil for anything else; not a terminal by default.
    ///   - speaksToTerminal: Whether standard error is a terminal; it is not by default.
    public init(
        environment: Environment,
        output: @escaping @Sendable ([UInt8]) throws(CommandError) -> Void,
        errors: @escaping @Sendable ([UInt8]) -> Void,
        now: @escaping @Sendable () -> Instant,
        window: @escaping @Sendable () -> TerminalWindow? = { nil },
        speaksToTerminal: Bool = false
    ) {
        self.environment = environment
        writeOutput = output
        writeError = errors
        readClock = now
        readWindow = window
        self.speaksToTerminal = speaksToTerminal
    }

    /// The outputs, environment and clock of this process.
    public static let process = CommandContext(
        environment: .process,
        output: { (bytes) throws(CommandError) in try StandardStream.output.write(bytes) },
        // Nothing can be said where standard error itself fails.
        errors: { bytes in try? StandardStream.errors.write(bytes) },
        now: { Instant.now },
        window: { TerminalWindow.ofStandardOutput },
        speaksToTerminal: StandardStream.errors.isTerminal
    )

    /// The instant it is.
    public var now: Instant {
        readClock()
    }

    /// The terminal that standard output is, as large as it is now; nil when it is a file, a pipe or anything else.
    public var window: TerminalWindow? {
        readWindow()
    }

    /// Writes one line of data, or several, to standard output at once.
    ///
    /// - Parameter text: The data, without the line feed at its end.
    /// - Throws: `CommandError` when it cannot be written; a reader that has gone away is no more than exit status 1.
    public func print(_ text: String) throws(CommandError) {
        try writeOutput(Array(text.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes bytes to standard output as they are.
    ///
    /// - Parameter bytes: The data.
    /// - Throws: As ``print(_:)``.
    public func write(_ bytes: [UInt8]) throws(CommandError) {
        try writeOutput(bytes)
    }

    /// Says something to the person at the terminal: every line goes to standard error after the program's name.
    public func say(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            sayPlainly(line.hasPrefix(" ") ? String(line) : "headway: \(line)")
        }
    }

    /// Writes a text to standard error as it is, and a line feed.
    public func sayPlainly(_ text: String) {
        writeError(Array(text.utf8) + [UInt8(ascii: "\n")])
    }
}
