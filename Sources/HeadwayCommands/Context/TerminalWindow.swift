internal import Glibc

/// How large the window of a terminal is, in cells.
public struct TerminalWindow: Sendable, Equatable {
    /// The cells of a line; 0 when the terminal does not say.
    public let columns: Int
    /// The lines; 0 when the terminal does not say.
    public let rows: Int

    /// A window of its two lengths in cells.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The window of standard output, or nil when that is no terminal (`isatty`, `TIOCGWINSZ`).
    static var ofStandardOutput: TerminalWindow? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return TerminalWindow(columns: 0, rows: 0) }
        return TerminalWindow(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
