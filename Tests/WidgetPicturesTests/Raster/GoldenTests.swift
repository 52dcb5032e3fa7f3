import Glibc
import TestSupport
import Testing
import Widgets

@testable import WidgetPictures

/// Pictures that are kept, to catch drift of the libraries below.
///
/// `HEADWAY_RECORD_GOLDENS=1 swift test --filter GoldenTests` writes them anew; look at them before committing.
@Suite("Goldens")
struct GoldenTests {
    /// By how much a channel of a pixel may differ, of 255: enough for another version's rounding, too little for a shift.
    private static let tolerance = 48

    private static let drawings: [String: (drawing: Drawing, scale: Int)] = [
        "card": (SampleDrawing.card(), 1),
        "card-dense": (SampleDrawing.card(fraction: 0.996, title: "Резервна копія"), 3),
        "scripts": (SampleDrawing.lines(["42% · Pages", "Є 100 ґанків"]), 2),
    ]

    private func path(_ name: String) -> String {
        let parts = #filePath.split(separator: "/").dropLast(2).map { String($0) } + ["Goldens", "\(name).png"]
        return "/" + parts.joined(separator: "/")
    }

    @Test("A picture is what it was", arguments: drawings.keys.sorted())
    func isWhatItWas(name: String) throws {
        let (drawing, scale) = try #require(Self.drawings[name])
        let file = try Renderers.system().png(drawing, scale: scale)
        if getenv("HEADWAY_RECORD_GOLDENS") != nil { try Files.write(file, to: path(name)) }
        let golden = try Picture(WholeFile.bytes(path(name)))
        #expect(try Picture(file).difference(from: golden) <= Self.tolerance)
    }

    @Test("A fill that is a pixel longer or shorter is noticed", arguments: [-1.0, 1])
    func noticesAShift(pixels: Double) throws {
        let shifted = SampleDrawing.card(fraction: 0.42 + pixels / 332)
        let golden = try Picture(WholeFile.bytes(path("card")))
        let picture = try Picture(Renderers.system().png(shifted))
        #expect(try picture.difference(from: golden) > Self.tolerance)
    }

    @Test("A pixel of three to the point is noticed as well", arguments: [-1.0, 1])
    func noticesAShiftOfAThird(pixels: Double) throws {
        let fraction = 0.996 + pixels / 3 / 332
        let shifted = SampleDrawing.card(fraction: fraction, title: "Резервна копія")
        let golden = try Picture(WholeFile.bytes(path("card-dense")))
        #expect(try Picture(Renderers.system().png(shifted, scale: 3)).difference(from: golden) > Self.tolerance)
    }
}
