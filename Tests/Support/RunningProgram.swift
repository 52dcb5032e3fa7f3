internal import Glibc

/// A program of this package that runs beside the test; killed when this goes out of scope.
public final class RunningProgram {
    private let process: pid_t
    private let inputPipe: Pipe
    private let outputPipe: Pipe
    private let errorPipe: Pipe
    /// The program holds its other end and nothing is written to it, so it ends exactly when the program does.
    private let lifePipe: Pipe
    private var input: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private var hasEnded = false

    /// Starts a program; the parameters are those of `ProgramRun.run`.
    ///
    /// - Throws: `TestSupportError` when it cannot be started.
    public init(
        program: String = "headway",
        _ arguments: [String],
        environment: [String: String] = [:],
        input: [UInt8] = [],
        closesOutput: Bool = false
    ) throws(TestSupportError) {
        inputPipe = try Pipe()
        outputPipe = try Pipe()
        errorPipe = try Pipe()
        lifePipe = try Pipe()
        self.input = input[...]
        if closesOutput { outputPipe.closeReadEnd() }
        process = try Spawn.start(
            path: program.hasPrefix("/") ? program : try Spawn.directory() + "/" + program,
            arguments: arguments,
            environment: environment,
            descriptors: [
                (inputPipe.readEnd, 0), (outputPipe.writeEnd, 1), (errorPipe.writeEnd, 2), (lifePipe.writeEnd, 9),
            ]
        )
        inputPipe.closeReadEnd()
        for pipe in [outputPipe, errorPipe, lifePipe] { pipe.closeWriteEnd() }
        if input.isEmpty { inputPipe.closeWriteEnd() }
    }

    deinit {
        guard !hasEnded else { return }
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// The number of the process.
    public var processID: Int32 { process }

    /// What it has written to standard error so far, as far as this has been read.
    public var errorsSoFar: String { String(decoding: errors, as: UTF8.self) }

    /// Sends a signal, such as SIGTERM.
    public func send(signal: Int32) throws(TestSupportError) {
        _ = try TestSupportError.check(kill(process, signal), "kill")
    }

    /// Waits for the next whole line on standard output.
    ///
    /// - Parameter limit: The most time that it may take.
    /// - Returns: The line without its line feed.
    /// - Throws: `TestSupportError` when no line comes.
    public func readLine(limit: Duration = .seconds(60)) throws(TestSupportError) -> String {
        let deadline = ContinuousClock.now + limit
        while true {
            if let end = output.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: output[..<end], as: UTF8.self)
                output.removeSubrange(...end)
                return line
            }
            guard outputPipe.readEnd >= 0 else {
                throw TestSupportError("the program ended without a line; it said: \(errorsSoFar)")
            }
            try pump(until: deadline)
        }
    }

    /// Waits until what was written to standard error so far fulfils a condition.
    ///
    /// - Parameters:
    ///   - limit: The most time that it may take.
    ///   - condition: Gets all of standard error so far.
    /// - Throws: `TestSupportError` when it does not come to that.
    public func waitForErrors(
        limit: Duration = .seconds(60),
        until condition: (String) -> Bool
    ) throws(TestSupportError) {
        let deadline = ContinuousClock.now + limit
        while !condition(errorsSoFar) {
            guard errorPipe.readEnd >= 0 else {
                throw TestSupportError("the program ended before that; it said: \(errorsSoFar)")
            }
            try pump(until: deadline)
        }
    }

    /// Waits for the program's end.
    ///
    /// - Parameter limit: The most time that it may take; it is killed then.
    /// - Returns: How it ended, and all output that `readLine` has not taken.
    /// - Throws: `TestSupportError` when it takes too long.
    public func wait(limit: Duration = .seconds(60)) throws(TestSupportError) -> ProgramRun {
        let deadline = ContinuousClock.now + limit
        while outputPipe.readEnd >= 0 || errorPipe.readEnd >= 0 || lifePipe.readEnd >= 0 { try pump(until: deadline) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw TestSupportError("the program is not there to be waited for") }
        }
        hasEnded = true
        let signal = status & 0x7F
        return ProgramRun(
            output: String(decoding: output, as: UTF8.self),
            errors: errorsSoFar,
            ending: signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
        )
    }

    /// Waits until something can be read or written, and does it.
    private func pump(until deadline: ContinuousClock.Instant) throws(TestSupportError) {
        let left = deadline - ContinuousClock.now
        guard left > .zero else {
            kill(process, SIGKILL)
            throw TestSupportError("the program took too long; it said: \(errorsSoFar)")
        }
        var polled = [outputPipe, errorPipe, lifePipe].map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
        polled.append(pollfd(fd: inputPipe.writeEnd, events: Int16(POLLOUT), revents: 0))
        let milliseconds = Int32(left / .milliseconds(1)) + 1
        guard try TestSupportError.check(poll(&polled, nfds_t(polled.count), milliseconds), "poll") > 0 else { return }
        if polled[0].revents != 0 { RunningProgram.drain(outputPipe, into: &output) }
        if polled[1].revents != 0 { RunningProgram.drain(errorPipe, into: &errors) }
        if polled[2].revents != 0 { lifePipe.closeReadEnd() }
        if polled[3].revents != 0 { feed() }
    }

    private static func drain(_ pipe: Pipe, into bytes: inout [UInt8]) {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { read(pipe.readEnd, $0.baseAddress, $0.count) }
        if count > 0 { bytes += chunk[..<count] } else { pipe.closeReadEnd() }
        // A program that never stops printing is not to fill the memory of the tests.
        if bytes.count > 64 << 20 { pipe.closeReadEnd() }
    }

    private func feed() {
        // At most what a pipe takes at once, so that the write does not block.
        let part = input.prefix(4_096)
        let count = part.withUnsafeBytes { write(inputPipe.writeEnd, $0.baseAddress, $0.count) }
        if count > 0 { input = input.dropFirst(count) }
        if count <= 0 || input.isEmpty { inputPipe.closeWriteEnd() }
    }
}

@available(*, unavailable)
extension RunningProgram: Sendable {}
