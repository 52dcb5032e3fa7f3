import Testing

@testable import Widgets

@Suite("Texts are measured in cells")
struct CellTextTests {
    @Test(
        "widths",
        arguments: [
            ("backup", 6), ("резервна копія", 14), ("バックアップ", 12), ("日本", 4), ("한국", 4), ("e\u{301}", 1), ("é", 1),
            ("🦀", 2), ("👨‍👩‍👧‍👦", 2), ("🇺🇦", 2), ("👍🏽", 2), ("❤️", 2), ("1️⃣", 2), ("ｆｕｌｌ", 8), ("גיבוי", 5),
            ("a\u{200D}", 2), ("नमस्ते", 4), ("∞", 1), ("─", 1), ("", 0),
        ]
    )
    func measures(_ text: String, cells: Int) {
        #expect(CellText(text, limit: 100, isASCII: false).width == cells)
    }

    @Test("every cut fits, ends in an ellipsis and keeps clusters", arguments: 0...12)
    func cuts(_ limit: Int) {
        for text in ["バックアップ 👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "plain text here", "🇺🇦🇺🇦🇺🇦🇺🇦🇺🇦🇺🇦🇺🇦"] {
            let cut = CellText(text, limit: limit, isASCII: false)
            #expect(cut.width <= limit)
            #expect(cut.text.reduce(0) { $0 + $1.cells } == cut.width)
            guard limit > 0, cut.text != text else { continue }
            #expect(cut.text.hasSuffix("…") && text.hasPrefix(cut.text.dropLast()))
        }
    }

    @Test("in ASCII nothing else is written")
    func writesASCII() {
        let text = CellText("é 日本 · 60\u{A0}%", limit: 100, isASCII: true)
        #expect(text.text == "? ?? - 60 %" && text.width == 11)
        #expect(CellText("long text", limit: 6, isASCII: true).text == "lon...")
    }

    @Test("characters that turn a line around are left out")
    func dropsOverrides() {
        #expect(CellText("a\u{202E}b\u{2066}c", limit: 9, isASCII: false).text == "abc")
    }
}
