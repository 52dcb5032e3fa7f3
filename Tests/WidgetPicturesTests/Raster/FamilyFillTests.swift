import Testing

@testable import WidgetPictures
@testable import Widgets

@Suite("The fill of every family as drawn")
struct FamilyFillTests {
    /// Track and fill alone, white on black, so that a pixel tells how much of it is filled.
    private func bars(_ value: Double, _ family: Family, locale: String) throws -> (drawing: Drawing, track: Rect) {
        let item = GalleryItem("bar", "\"value\":\(value)").with { $0.locale = locale }
        var drawing = try item.drawing(family, .light, measuredBy: Renderers.system().measurer())
        drawing.marks.removeAll { $0.role != .track && $0.role != .fill }
        for index in drawing.marks.indices {
            drawing.marks[index].paint = .solid(drawing.marks[index].role == .fill ? .white : .black)
        }
        return (drawing, try #require(drawing.mark(.track)).frame)
    }

    @Test(
        "is the fraction of the track within half a pixel, at every scale and in both directions",
        arguments: [Family.small, .medium, .large, .rectangular],
        1...4
    )
    func isTheFraction(_ family: Family, scale: Int) throws {
        for (index, value) in [0.08, 0.29, 0.42, 0.5, 0.6, 0.875, 0.98, 1].enumerated() {
            let (drawing, track) = try bars(value, family, locale: index % 2 == 0 ? "en" : "he")
            let picture = try Picture(Renderers.system().png(drawing, scale: scale))
            let row = Int(track.midY * Double(scale))
            let covered = (0..<picture.width).reduce(0.0) { $0 + Double(picture[$1, row][0]) / 255 }
            #expect(abs(covered - value * track.width * Double(scale)) <= 0.5, "\(value)")
        }
    }

    @Test("shows a round end above 0 and a gap below 1", arguments: [Family.small, .medium, .large, .rectangular])
    func showsBothEnds(_ family: Family) throws {
        for (value, isFull) in [(0.004, false), (0.9999, true)] {
            let (drawing, track) = try bars(value, family, locale: "en")
            let picture = try Picture(Renderers.system().png(drawing, scale: 1))
            let row = Int(track.midY)
            let x = Int(isFull ? track.maxX - 1 : track.x + track.height / 2)
            #expect((picture[x, row][0] > 200) != isFull)
        }
    }

    @Test("bends round the ring as far", arguments: [0.1, 0.25, 0.42, 0.5, 0.75, 0.96])
    func bendsAsFar(_ value: Double) throws {
        let (drawing, _) = try bars(value, .circular, locale: "en")
        let picture = try Picture(Renderers.system().png(drawing, scale: 4))
        var (white, all) = (0.0, 0.0)
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.opacity(x, y) == 255 {
                white += Double(picture[x, y][0]) / 255
                all += 1
            }
        }
        // Round ends have a little less area than their length says.
        #expect(abs(white / all - value) < 0.012)
    }
}
