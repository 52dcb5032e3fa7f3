import CPangoCairo
import Testing
import Widgets

@testable import WidgetPictures

@Suite("Text")
struct TextTests {
    private static let scripts = [
        "🦀 backup", "резервна копія", "גיבוי 42", "バックアップ", "النسخ الاحتياطي", "备份", "한국어", "ไทย", "हिन्दी",
        "👨‍👩‍👧‍👦", "🇺🇦🏳️‍🌈", "½ ✓ ⚠ ➜ ∑ ₴", "e\u{301}",
    ]

    private func picture(_ text: String, limit: Double = 380, alpha: UInt8 = 255) throws -> Picture {
        let mark = SampleDrawing.text(
            .title,
            text,
            x: 10,
            y: 30,
            size: 18,
            .medium,
            Color(red: 0, green: 0, blue: 0, alpha: alpha),
            limit: limit
        )
        return try Picture(Renderers.system().png(Drawing(size: Size(width: 400, height: 40), marks: [mark])))
    }

    @Test("Every script has glyphs, and none of them is a box", arguments: scripts)
    func drawsScripts(text: String) throws {
        guard case .text(let run) = SampleDrawing.lines([text]).marks[0].shape else { return }
        let missing = try Renderers.system().withEngine { (engine) throws(PictureError) in
            try engine.withLine(run) { (line) throws(PictureError) in
                line.runs.contains { run in
                    (0..<Int(run.glyphs.pointee.num_glyphs)).contains { index in
                        run.glyphs.pointee.glyphs[index].glyph & 0x1000_0000 != 0
                    }
                }
            }
        }
        #expect(!missing)
        #expect(try picture(text).ink != nil)
    }

    @Test("Emoji have their colors, and the opacity of the text")
    func drawsColors() throws {
        let (full, half) = (try picture("😀"), try picture("😀", alpha: 128))
        let ink = try #require(full.ink)
        #expect(ink.maxY - ink.minY < 30)
        let (x, y) = ((ink.minX + ink.maxX) / 2, (ink.minY + ink.maxY) / 2)
        let pixel = full[x, y]
        #expect(pixel[0] > 180 && pixel[2] < 120 && pixel[3] == 255)
        #expect(abs(Double(half[x, y][3]) - Double(pixel[3]) * 128 / 255) <= 1.5)
    }

    @Test("The baseline stays where it is whatever font stands beside", arguments: scripts)
    func keepsTheBaseline(beside: String) throws {
        // The H's left stem, in columns that nothing else reaches.
        let (alone, together) = (try picture("H"), try picture("H  " + beside))
        for x in 10..<16 {
            for y in 0..<40 { #expect(alone[x, y] == together[x, y]) }
        }
    }

    @Test("No text is drawn beyond its limit", arguments: [String(repeating: "W", count: 300), "ab", "ффф", "🦀🦀🦀🦀🦀🦀"])
    func keepsToTheLimit(text: String) throws {
        let ink = try #require(try picture(text, limit: 40).ink)
        #expect(ink.minX >= 9 && ink.maxX <= 51)
    }

    @Test("Nothing leaves the drawing")
    func keepsInside() throws {
        var drawing = SampleDrawing.lines(["Wide"])
        drawing.size = Size(width: 30, height: 20)
        let picture = try Picture(Renderers.system().png(drawing))
        #expect(picture.width == 30 && picture.height == 20)
    }

    @Test("A line hangs on its anchor, in both directions", arguments: [TextDirection.leftToRight, .rightToLeft])
    func hangsOnItsAnchor(direction: TextDirection) throws {
        for (anchor, left, right) in [(TextRun.Anchor.left, 200, nil), (.right, nil, 200)] as [(_, Int?, Int?)] {
            let mark = SampleDrawing.text(
                .title,
                "גיבוי HH",
                x: 200,
                y: 30,
                size: 18,
                .medium,
                Color(rgb: 0),
                limit: 180,
                anchor,
                direction
            )
            let drawing = Drawing(size: Size(width: 400, height: 40), marks: [mark])
            let ink = try #require(try Picture(Renderers.system().png(drawing)).ink)
            if let left { #expect(abs(ink.minX - left) <= 2) }
            if let right { #expect(abs(ink.maxX - right) <= 2) }
        }
    }

    @Test("A width is that of the ink, at every size alike")
    func measures() throws {
        let measurer = try Renderers.system().measurer()
        let ink = try #require(try picture("HHHHHHHH").ink)
        let width = measurer.width(of: "HHHHHHHH", in: Font(size: 18, weight: .medium))
        #expect(abs(width - Double(ink.maxX - ink.minX)) < 5)
        let larger = measurer.width(of: "HHHHHHHH", in: Font(size: 180, weight: .medium))
        #expect(abs(larger - 10 * width) < 0.2)
        #expect(measurer.width(of: "", in: Font(size: 18)) == 0)
        #expect(
            measurer.width(of: "WWW", in: Font(size: 18, weight: .bold)) > measurer.width(of: "WWW", in: Font(size: 18))
        )
    }

    @Test(
        "Text that no one should send is one line and no harm",
        arguments: [
            "a\nb\r\nc", "a\u{0}b", "\u{202E}abc", "\u{2028}\u{2029}",
            String(repeating: "a\u{301}\u{302}", count: 5000),
            String(repeating: "👨‍👩‍👧‍👦", count: 500), "\u{FFFF}\u{10FFFF}", "\t\t\t", "\u{FFFC}",
        ]
    )
    func survivesHostileText(text: String) throws {
        let drawing = SampleDrawing.lines([text])
        _ = try Picture(Renderers.system().png(drawing, scale: 2))
        _ = try XMLOutline(Renderers.system().svg(drawing, title: text))
        #expect(try Renderers.system().pdf(drawing, title: text).count > 100)
    }
}
