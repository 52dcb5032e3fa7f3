import Testing

@testable import Widgets

@Suite("Contrast is measured as WCAG does")
struct ContrastTests {
    @Test(
        "known ratios",
        arguments: [
            (0xFFFFFF, 0x000000, 21.0), (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.478),
            (0x767676, 0xFFFFFF, 4.542),
            (0xFF0000, 0xFFFFFF, 3.998), (0x007AFF, 0xFFFFFF, 4.017), (0x123456, 0x123456, 1.0),
            (0x34C759, 0x000000, 9.461),
        ] as [(UInt32, UInt32, Double)]
    )
    func measures(_ one: UInt32, _ other: UInt32, ratio: Double) {
        #expect(abs(Contrast.ratio(Color(rgb: one), Color(rgb: other)) - ratio) < 0.005)
    }

    @Test("a readable color is the nearest that reaches the ratio, and stays when it does already")
    func adjustsOnlyAsNeeded() {
        let white = [Color.white]
        #expect(Color(rgb: 0x123456).readable(on: white, atLeast: 4.5) == Color(rgb: 0x123456))
        let yellow = Color(rgb: 0xFFCC00).readable(on: white, atLeast: 4.5)
        #expect((4.5..<4.9).contains(yellow.contrast(with: white)))
        #expect(yellow.red > yellow.green && yellow.green > yellow.blue)
    }
}
