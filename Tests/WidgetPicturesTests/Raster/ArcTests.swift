import Testing
import Widgets

@testable import WidgetPictures

@Suite("Arcs as drawn")
struct ArcTests {
    private func picture(start: Double, sweep: Double) throws -> Picture {
        let arc = Arc(center: Point(x: 38, y: 38), radius: 30, lineWidth: 6, start: start, sweep: sweep)
        let mark = Mark(.fill, .arc(arc), paint: .solid(Color(rgb: 0xFFFFFF)))
        return try Picture(Renderers.system().png(Drawing(size: Size(width: 76, height: 76), marks: [mark])))
    }

    /// Whether the ring is drawn at twelve, three, six and nine o'clock, 15 degrees on.
    private func quarters(_ picture: Picture) -> [Bool] {
        [(46, 9), (66, 46), (30, 66), (9, 30)].map { picture[$0.0, $0.1][3] == 255 }
    }

    @Test(
        "An arc goes from its start clockwise, or counter-clockwise below 0",
        arguments: [
            (0, 0.25, [true, false, false, false]), (0, 0.6, [true, true, true, false]),
            (0, 1, [true, true, true, true]), (0, -0.25, [false, false, false, true]),
            (0, -1, [true, true, true, true]), (0.5, 0.25, [false, false, true, false]),
        ] as [(Double, Double, [Bool])]
    )
    func goesRound(start: Double, sweep: Double, drawn: [Bool]) throws {
        #expect(quarters(try picture(start: start, sweep: sweep)) == drawn)
    }

    @Test("An arc of no length is its round cap, as in SVG")
    func drawsADot() throws {
        let ink = try #require(try picture(start: 0, sweep: 0).ink)
        #expect(ink.minX == 35 && ink.maxX == 40 && ink.minY == 5 && ink.maxY == 10)
    }
}
