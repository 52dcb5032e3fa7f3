import Testing

@testable import Widgets

@Suite("A widget in a terminal is one tidy block")
struct TerminalBlockTests {
    private func block(_ fixture: DrawingFixture, _ style: TerminalStyle) throws -> String {
        var large = fixture
        large.family = .large
        return TerminalBlock.text(of: try large.presentation(), style: style)
    }

    @Test("plain")
    func writesPlainText() throws {
        let text = try block(RecordedDrawing.pages.fixture, TerminalStyle(columns: 32))
        #expect(
            text == """
                Pages                        60%
                ███████████████████▎░░░░░░░░░░░░
                6 of 10 acked · INC-2841
                Acked                          6
                Total                         10
                Severity                   SEV-2

                """
        )
    }

    @Test("in ASCII")
    func writesASCII() throws {
        let text = try block(RecordedDrawing.quota.fixture, TerminalStyle(columns: 32, isASCII: true))
        #expect(
            text == """
                Quota                        99%
                ###############################-
                498 of 500 GB - resets Friday
                Up

                """
        )
    }

    @Test("in color, the accent in 24 bits, and every look is ended")
    func writesColor() throws {
        let text = try block(RecordedDrawing.pages.fixture, TerminalStyle(columns: 32, hasColor: true))
        #expect(text.contains("\u{1B}[1mPages\u{1B}[0m"))
        #expect(text.contains("\u{1B}[38;2;48;209;88m60%\u{1B}[0m"))
        for line in text.split(separator: "\n") where line.contains("\u{1B}") {
            #expect(line.hasSuffix(TerminalLook.reset))
        }
        #expect(text.split(separator: "\n")[1].contains("\u{1B}[38;2;48;209;88;48;2;"))
    }

    @Test("every line fits, whatever is said", arguments: 0..<20)
    func fits(_ seed: Int) throws {
        var random = RandomContent(seed: UInt64(seed) + 500)
        for columns in [1, 10, 20, 33, 80, 200] {
            let fixture = random.fixture()
            for isASCII in [false, true] {
                let style = TerminalStyle(columns: columns, isASCII: isASCII)
                let lines = try block(fixture, style).split(separator: "\n", omittingEmptySubsequences: false)
                for line in lines {
                    let fits = line.reduce(0) { $0 + $1.cells } <= style.columns
                    let isClean = line.unicodeScalars.allSatisfy { $0.value >= 0x20 && (!isASCII || $0.value < 0x7F) }
                    if !fits || !isClean { Issue.record("\(line) does not fit into \(columns) columns") }
                }
            }
        }
    }

    @Test("an escape in a label does not reach the terminal")
    func keepsEscapesOut() throws {
        let fixture = DrawingFixture(members: #"{"label":"\u001b[31mred\u009b2J","subtitle":"a\u0007b"}"#)
        let text = try block(fixture, TerminalStyle(columns: 40))
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
    }

    @Test("stale and older builds are said in words")
    func saysTheRest() throws {
        #expect(try block(RecordedDrawing.stale.fixture, TerminalStyle()).contains("as of 11:00 · nightly"))
        let old = try block(RecordedDrawing.olderBuild.fixture, TerminalStyle())
        #expect(old.contains("1.6") && !old.contains("█") && !old.contains("%"))
    }
}
