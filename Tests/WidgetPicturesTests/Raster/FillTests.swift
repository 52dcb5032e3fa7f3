import Testing
import Widgets

@testable import WidgetPictures

@Suite("The fill as drawn")
struct FillTests {
    /// The fill's length in points: accent over track, by how far each pixel of the bar's middle row is between both.
    private func length(_ fraction: Double, scale: Int) throws -> Double {
        var drawing = SampleDrawing.card(fraction: fraction)
        // On opaque grey instead of the card's gradient, so that a pixel between two colors tells how much it is of each.
        drawing.marks.removeAll { $0.role != .track && $0.role != .fill }
        drawing.marks.removeLast()
        drawing.marks[0].paint = .solid(Color(rgb: 0x000000))
        drawing.marks[1].paint = .solid(Color(rgb: 0xFFFFFF))
        let picture = try Picture(Renderers.system().png(drawing, scale: scale))
        // The bar is 98 to 105 points down.
        let row = Int(101.5 * Double(scale))
        let covered = (0..<picture.width).reduce(0.0) { $0 + Double(picture[$1, row][0]) / 255 }
        return covered / Double(scale)
    }

    @Test("Its length is the fraction of the track within half a pixel", arguments: 1...4)
    func isTheFraction(scale: Int) throws {
        for fraction in stride(from: 0.05, through: 1, by: 0.0475) {
            let length = try length(fraction, scale: scale)
            #expect(abs(length - 332 * fraction) * Double(scale) <= 0.5, "\(fraction) is \(length) points long")
        }
    }

    @Test("Lengths on one page compare as their fractions do")
    func comparesAsFractions() throws {
        let ratio = try length(0.5, scale: 3) / length(0.6, scale: 3)
        #expect(abs(ratio - 5.0 / 6) < 0.001)
    }
}
