import Testing
import Widgets

@testable import WidgetPictures

@Suite("PNG")
struct PNGTests {
    @Test("A picture is as large as its drawing at every scale", arguments: 1...4)
    func hasTheSize(scale: Int) throws {
        let picture = try Picture(Renderers.system().png(SampleDrawing.card(), scale: scale))
        #expect(picture.width == 364 * scale)
        #expect(picture.height == 170 * scale)
    }

    @Test("Nothing is outside the card's round corners, and nothing is missing inside")
    func isClearOutsideTheCard() throws {
        let picture = try Picture(Renderers.system().png(SampleDrawing.card(), scale: 2))
        for (x, y) in [(0, 0), (727, 0), (0, 339), (727, 339)] { #expect(picture[x, y] == [0, 0, 0, 0]) }
        #expect(picture[364, 2] == [0xFF, 0x95, 0, 255])
        #expect(picture[2, 170][3] == 255)
    }

    @Test("The same drawing is the same bytes, from any renderer and any thread")
    func isTheSameTwice() async throws {
        let expected = try Renderers.system().png(SampleDrawing.card(), scale: 3)
        let another = PictureRenderer(assets: try PictureAssets.find())
        #expect(try another.png(SampleDrawing.card(), scale: 3) == expected)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for index in 0..<16 {
                group.addTask {
                    // Others draw other things meanwhile.
                    _ = try another.svg(SampleDrawing.lines(["🦀 \(index)"]), title: "\(index)")
                    return try another.png(SampleDrawing.card(), scale: 3)
                }
            }
            for try await file in group { #expect(file == expected) }
        }
    }

    @Test("Pixels that do not pack are packed all the same")
    func packsNoise() throws {
        var generator = SystemRandomNumberGenerator()
        let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let packed = try noise.withUnsafeBytes { bytes in try Compressor().pack(bytes) }
        #expect(packed.count > 100_000)
    }

    @Test(
        "Pixels lose their multiplication by the opacity",
        arguments: [
            (0x0000_0000, [0, 0, 0, 0]), (0xFF11_2233, [0x11, 0x22, 0x33, 0xFF]), (0x8080_0000, [255, 0, 0, 0x80]),
            (0x8040_2010, [128, 64, 32, 0x80]), (0x0101_0100, [255, 255, 0, 1]), (0x0102_0000, [255, 0, 0, 1]),
        ] as [(UInt32, [UInt8])]
    )
    func straightens(pixel: UInt32, bytes: [UInt8]) {
        // Beside an opaque pixel and beside a clear one, as rows of one kind go another way.
        for other: UInt32 in [0xFF00_0000, 0] {
            var pixels = [pixel, other]
            pixels.withUnsafeMutableBufferPointer { buffer in
                if let start = buffer.baseAddress { StraightPixels.convert(start, count: 2) }
            }
            #expect(pixels[..<1].withUnsafeBytes { Array($0) } == bytes)
        }
    }

    @Test("A scale out of range and a size without end are refused", arguments: [0, 5, -1, Int.max])
    func refusesScales(scale: Int) throws {
        let error = #expect(throws: PictureError.self) {
            try Renderers.system().png(SampleDrawing.card(), scale: scale)
        }
        #expect(error?.code == .badSize)
        #expect(error?.description.contains("\(scale)") == true)
    }

    @Test("A drawing of no size or too large a size is refused", arguments: [0, -1, 1e6, .infinity, .nan])
    func refusesSizes(width: Double) throws {
        for size in [Size(width: width, height: 10), Size(width: 10, height: width)] {
            let error = #expect(throws: PictureError.self) { try Renderers.system().png(Drawing(size: size)) }
            #expect(error?.code == .badSize)
        }
    }
}
