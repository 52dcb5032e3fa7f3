import Testing
import Widgets

@testable import WidgetPictures

@Suite("SVG with outlines")
struct SVGTests {
    @Test("Its text is outlines, and no font is named")
    func namesNoFont() throws {
        let svg = try Renderers.system().svg(SampleDrawing.card(), title: "Maintenance, 42%")
        let outline = try XMLOutline(svg)
        #expect(!svg.contains("font") && !outline.elements.contains("text"))
        #expect(outline.elements.filter { $0 == "path" }.count >= 6)
        #expect(outline.titles == ["Maintenance, 42%"])
        #expect(svg.contains("role=\"img\""))
    }

    @Test(
        "A title comes out as it was, whatever is in it",
        arguments: [
            "R&D <core> \"a\" 'b'", "]]></title><script>", "42%\ndata: x", "🦀 גיבוי", "",
        ]
    )
    func escapesTheTitle(title: String) throws {
        let svg = try Renderers.system().svg(SampleDrawing.lines([title]), title: title)
        let outline = try XMLOutline(svg)
        #expect(outline.titles == [title])
        #expect(!outline.elements.contains("script"))
    }

    @Test("Emoji are images, everything else is not")
    func drawsEmojiAsImages() throws {
        let outline = try XMLOutline(Renderers.system().svg(SampleDrawing.lines(["🦀 backup", "plain"]), title: ""))
        #expect(outline.elements.filter { $0 == "image" }.count == 1)
    }

    @Test("The scale makes it larger and nothing else", arguments: 1...4)
    func scales(scale: Int) throws {
        let svg = try Renderers.system().svg(SampleDrawing.card(), title: "", scale: scale)
        #expect(svg.contains(" width=\"\(364 * scale)\" height=\"\(170 * scale)\" viewBox=\"0 0 364 170\""))
    }

    @Test("The same drawing is the same text")
    func isTheSameTwice() throws {
        let drawing = SampleDrawing.lines(["🦀 backup", "גיבוי 42"])
        let first = try Renderers.system().svg(drawing, title: "x")
        #expect(try Renderers.system().svg(drawing, title: "x") == first)
        #expect(try PictureRenderer(assets: PictureAssets.find()).svg(drawing, title: "x") == first)
    }

    @Test(
        "Base64 is that of RFC 4648",
        arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
    )
    func encodesBase64(text: String, encoded: String) {
        #expect(Base64.encode(Array(text.utf8)) == encoded)
    }
}
