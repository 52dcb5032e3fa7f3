internal import Glibc

/// A program of this package that runs in a terminal of its own; killed when this goes out of scope.
public final class TerminalProgram {
    private let process: pid_t
    /// The end of the terminal that a person would sit at.
    private let terminal: Int32
    private var output: [UInt8] = []
    private var hasEnded = false

    /// `TIOCSPTLCK`, a macro that Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    /// `TIOCGPTN`, likewise.
    private static let getNumber: UInt = 0x8004_5430

    /// Starts a program in a terminal.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the name.
    ///   - environment: The whole environment, but for PATH and LD_LIBRARY_PATH.
    ///   - columns: The cells of a line.
    ///   - rows: The lines.
    /// - Throws: `TestSupportError` when it cannot be started.
    public init(
        _ arguments: [String],
        environment: [String: String],
        columns: Int = 80,
        rows: Int = 24
    ) throws(TestSupportError) {
        // What posix_openpt, unlockpt and ptsname do; Swift sees none of them.
        terminal = try TestSupportError.check(open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC), "open /dev/ptmx")
        var isLocked: Int32 = 0
        _ = try TestSupportError.check(ioctl(terminal, TerminalProgram.setLock, &isLocked), "ioctl TIOCSPTLCK")
        var number: UInt32 = 0
        _ = try TestSupportError.check(ioctl(terminal, TerminalProgram.getNumber, &number), "ioctl TIOCGPTN")
        let name = "/dev/pts/\(number)"
        let inner = try TestSupportError.check(open(name, O_RDWR | O_NOCTTY | O_CLOEXEC), "open \(name)")
        defer { close(inner) }
        // As it is written: no line end is made of another.
        var settings = termios()
        _ = try TestSupportError.check(tcgetattr(inner, &settings), "tcgetattr")
        settings.c_oflag = 0
        settings.c_lflag = 0
        _ = try TestSupportError.check(tcsetattr(inner, TCSANOW, &settings), "tcsetattr")
        try TerminalProgram.resize(terminal, columns: columns, rows: rows)
        process = try Spawn.start(
            path: try Spawn.directory() + "/headway",
            arguments: arguments,
            environment: environment,
            descriptors: [(inner, 0), (inner, 1), (inner, 2)]
        )
    }

    deinit {
        close(terminal)
        guard !hasEnded else { return }
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// All that it has written so far, as far as this has been read.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Sends a signal, such as SIGINT.
    public func send(signal: Int32) throws(TestSupportError) {
        _ = try TestSupportError.check(kill(process, signal), "kill")
    }

    /// Makes the window another size and tells the program so.
    public func resize(columns: Int, rows: Int) throws(TestSupportError) {
        try TerminalProgram.resize(terminal, columns: columns, rows: rows)
        try send(signal: SIGWINCH)
    }

    /// Waits until what was written fulfils a condition.
    ///
    /// - Parameters:
    ///   - limit: The most time that it may take.
    ///   - condition: Gets all of it so far.
    /// - Throws: `TestSupportError` when it does not come to that.
    public func wait(
        limit: Duration = .seconds(60),
        until condition: (String) -> Bool
    ) throws(TestSupportError) {
        let deadline = ContinuousClock.now + limit
        while !condition(text) {
            guard try read(until: deadline) else { throw TestSupportError("the program ended before that: \(text)") }
        }
    }

    /// Waits for the program's end.
    ///
    /// - Parameter limit: The most time that it may take.
    /// - Returns: How it ended.
    /// - Throws: `TestSupportError` when it takes too long.
    public func end(limit: Duration = .seconds(60)) throws(TestSupportError) -> ProgramRun.Ending {
        let deadline = ContinuousClock.now + limit
        while try read(until: deadline) {}
        var status: Int32 = 0
        _ = try TestSupportError.check(waitpid(process, &status, 0), "waitpid")
        hasEnded = true
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Reads what there is; false when the program has closed its side.
    private func read(until deadline: ContinuousClock.Instant) throws(TestSupportError) -> Bool {
        let left = deadline - ContinuousClock.now
        guard left > .zero else { throw TestSupportError("the program took too long; it wrote: \(text)") }
        var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        let count = poll(&polled, 1, Int32(left / .milliseconds(1)) + 1)
        guard try TestSupportError.check(count, "poll") > 0 else { return true }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let length = chunk.withUnsafeMutableBytes { Glibc.read(terminal, $0.baseAddress, $0.count) }
        // EIO: nobody holds the other end any more.
        guard length > 0 else { return false }
        output += chunk[..<length]
        return true
    }

    private static func resize(_ terminal: Int32, columns: Int, rows: Int) throws(TestSupportError) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = try TestSupportError.check(ioctl(terminal, UInt(TIOCSWINSZ), &size), "ioctl")
    }
}

@available(*, unavailable)
extension TerminalProgram: Sendable {}
