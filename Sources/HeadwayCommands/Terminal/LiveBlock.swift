/// Lines of a terminal that are written over as what they say changes, by moving the cursor and nothing else.
///
/// It knows no terminal: it gives what is to be written.
struct LiveBlock {
    /// What hides the cursor, so that it does not blink beside the block.
    static let start = "\u{1B}[?25l"
    /// What shows the cursor again, on a line without a `^C` that the terminal has echoed there.
    static let end = "\r\u{1B}[K\u{1B}[?25h"

    private var window: TerminalWindow?
    private var shown: [Substring] = []

    /// Nothing is written yet.
    init() {}

    /// Writes a text in the place of the one before, without flicker: each line is written and then cleared to its end.
    ///
    /// - Parameters:
    ///   - text: Lines that fit into the window, each with a line feed; those that the window has no room for are left out.
    ///   - window: The window as it is now. Where it has changed, the terminal has broken the lines anew in its own way,
    ///     and so the text begins below what is there.
    /// - Returns: What to write; empty when the same text stands there already.
    mutating func replace(with text: String, in window: TerminalWindow) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        // One line is left for the cursor, which would else scroll the first one away.
        if window.rows > 1 { lines = lines.prefix(window.rows - 1) }
        let isMoved = self.window != nil && self.window != window
        guard isMoved || Array(lines) != shown else { return "" }
        let back = isMoved || shown.isEmpty ? "" : "\u{1B}[\(shown.count)A"
        self.window = window
        shown = Array(lines)
        return back + "\r" + shown.map { $0 + "\u{1B}[K\n" }.joined() + "\u{1B}[J"
    }

    /// Forgets what is written, because something else was written below it.
    mutating func begin() {
        shown = []
    }
}
