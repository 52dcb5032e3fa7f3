import Testing

@testable import Widgets

@Suite("A bar of cells is full only at 1")
struct TerminalBarTests {
    @Test(
        "twenty cells",
        arguments: [
            (0, 0, 0), (0.004, 0, 1), (1e-9, 0, 1), (0.05, 1, 0), (0.5, 10, 0), (0.51, 10, 2), (0.996, 19, 7),
            (0.9999999999, 19, 7), (358.0 / 359, 19, 7), (1, 20, 0),
        ] as [(Double, Int, Int)]
    )
    func fillsCells(_ fraction: Double, whole: Int, eighths: Int) {
        #expect(TerminalBar.fill(fraction, cells: 20) == (whole, eighths))
        let (done, rest) = TerminalBar.text(fraction, cells: 20, isASCII: false)
        #expect((done + rest).count == 20)
        #expect(done.filter { $0 == "█" }.count == whole)
    }

    @Test(
        "in ASCII",
        arguments: [(0, 0), (0.004, 1), (0.5, 10), (0.996, 19), (0.9999999999, 19), (1, 20)] as [(Double, Int)]
    )
    func fillsASCII(_ fraction: Double, whole: Int) {
        let (done, rest) = TerminalBar.text(fraction, cells: 20, isASCII: true)
        #expect(done == String(repeating: "#", count: whole))
        #expect(rest == String(repeating: "-", count: 20 - whole))
    }

    @Test("parts are the eighth blocks from U+258F to U+2589", arguments: 1...7)
    func drawsParts(_ eighths: Int) throws {
        let (done, _) = TerminalBar.text(Double(eighths) / 8, cells: 1, isASCII: false)
        #expect(done.unicodeScalars.map(\.value) == [0x2590 - UInt32(eighths)])
    }

    @Test("never shrinks and never stops early", arguments: [1, 2, 20, 80, 400])
    func growsEvenly(_ cells: Int) {
        var last = 0
        for step in 0...1000 {
            let (whole, eighths) = TerminalBar.fill(Double(step) / 1000, cells: cells)
            let filled = whole * 8 + eighths
            #expect(filled >= last && (filled == cells * 8) == (step == 1000) && (filled == 0) == (step == 0))
            last = filled
        }
    }
}
