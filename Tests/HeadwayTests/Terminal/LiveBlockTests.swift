import TestSupport
import Testing

@testable import HeadwayCommands

@Suite("A live block stays where it is")
struct LiveBlockTests {
    private let window = TerminalWindow(columns: 20, rows: 10)

    @Test("shorter and longer texts replace one another, and what is above stays")
    func replaces() {
        var block = LiveBlock()
        var written = "$ headway show\n" + LiveBlock.start
        for text in ["one\ntwo\n", "1\n2\n3\n", "four\n", "four\n"] { written += block.replace(with: text, in: window) }
        let screen = TerminalScreen(written)
        #expect(screen.lines == ["$ headway show", "four", ""])
        #expect(!screen.hasCursor && screen.unknown.isEmpty)
        #expect(TerminalScreen(written + "^C" + LiveBlock.end).lines == screen.lines)
        #expect(TerminalScreen(written + LiveBlock.end).hasCursor)
    }

    @Test("nothing is written where nothing is new")
    func staysQuiet() {
        var block = LiveBlock()
        #expect(!block.replace(with: "a\n", in: window).isEmpty)
        #expect(block.replace(with: "a\n", in: window).isEmpty)
    }

    @Test("in a window of other size it begins anew below")
    func begins() {
        var block = LiveBlock()
        let written =
            block.replace(with: "a\n", in: window)
            + block.replace(with: "a\n", in: TerminalWindow(columns: 10, rows: 10))
            + block.replace(with: "b\n", in: TerminalWindow(columns: 10, rows: 10))
        #expect(TerminalScreen(written).lines == ["a", "b", ""])
    }

    @Test("lines without room are left out")
    func fits() {
        var block = LiveBlock()
        let low = TerminalWindow(columns: 20, rows: 3)
        let written = block.replace(with: "a\nb\nc\nd\n", in: low) + block.replace(with: "1\n2\n3\n4\n", in: low)
        #expect(TerminalScreen(written).lines == ["1", "2", ""])
    }
}
