/// A `headway serve` of its own, on a free port, with its data in a directory that outlives it.
public final class ServedProgram {
    /// The running program.
    public let program: RunningProgram
    /// The address from the line that it printed.
    public let url: String
    /// The port in that address.
    public let port: UInt16

    /// Starts it and waits for its line.
    ///
    /// - Parameters:
    ///   - home: Its `HOME`; the data is below it.
    ///   - arguments: More arguments for `serve`.
    ///   - environment: More variables than `HOME`.
    /// - Throws: `TestSupportError` when the line does not come.
    public init(
        home: TemporaryDirectory,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws(TestSupportError) {
        var variables = environment
        variables["HOME"] = home.path
        program = try RunningProgram(
            ["serve", "--port", "0", "--rate-limit", "0"] + arguments,
            environment: variables
        )
        let line = try program.readLine()
        let start = "listening on "
        guard line.hasPrefix(start), let port = line.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw TestSupportError("not a line of serve: \(line)")
        }
        url = String(line.dropFirst(start.count))
        self.port = port
    }
}

@available(*, unavailable)
extension ServedProgram: Sendable {}
