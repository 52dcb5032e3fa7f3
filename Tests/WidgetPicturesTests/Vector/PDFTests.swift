import Testing
import Widgets

@testable import WidgetPictures

@Suite("PDF")
struct PDFTests {
    @Test("It is a whole file of the drawing's size", arguments: 1...4)
    func isWhole(scale: Int) throws {
        let file = try Renderers.system().pdf(SampleDrawing.card(), title: "Maintenance, 42%", scale: scale)
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/MediaBox [ 0 0 \(364 * scale) \(170 * scale) ]"))
        #expect(text.contains("Maintenance, 42%"))
    }

    @Test("The same drawing is the same bytes, at any time of day")
    func isTheSameTwice() throws {
        let drawing = SampleDrawing.lines(["🦀 backup", "Pages"])
        let first = try Renderers.system().pdf(drawing, title: "x")
        #expect(try Renderers.system().pdf(drawing, title: "x") == first)
        #expect(String(decoding: first, as: UTF8.self).contains("20000101000000Z"))
    }
}
