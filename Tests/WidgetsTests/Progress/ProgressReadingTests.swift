import Testing

@testable import Widgets

@Suite("Fraction and percent come from one number")
struct ProgressReadingTests {
    @Test("i/100 with two decimals reads i%", arguments: 0...100)
    func readsEveryPercent(_ percent: Int) throws {
        for text in ["\(percent / 100).\(percent % 100 < 10 ? "0" : "")\(percent % 100)", "\(percent)e-2"] {
            let fraction = try #require(JSONNumber(checked: text).double)
            #expect(Fraction(fraction).percent == percent)
            #expect(Fraction(fraction).value == fraction)
        }
    }

    @Test(
        "reads the nearest percent, and 100 only when the fraction is 1",
        arguments: [
            (0.996, 99), (0.9999999999, 99), (358.0 / 359.0, 99), ((1.0).nextDown, 99), (1, 100), (0.004, 0),
            (0.29, 29),
            (0.0049999, 0), (0.005, 1), (0.42, 42), (0.994, 99), (0.995, 99), (0.985, 99), (0.9849, 98),
            (Double.leastNonzeroMagnitude, 0),
        ] as [(Double, Int)]
    )
    func readsTheNearest(_ fraction: Double, percent: Int) {
        #expect(Fraction(fraction).percent == percent)
        #expect(Fraction(fraction).value == fraction)
    }

    @Test("zero reads 0% and has no sign", arguments: [0.0, -0.0])
    func readsZero(_ fraction: Double) {
        let reading = Fraction(fraction)
        #expect(reading.percent == 0)
        #expect(reading.value.sign == .plus)
    }

    @Test(
        "anything else is held in 0 to 1",
        arguments: [
            (-1, 0), (-.infinity, 0), (.nan, 0), (1.0000001, 1), (42, 1), (.infinity, 1), (.greatestFiniteMagnitude, 1),
        ] as [(Double, Double)]
    )
    func holds(_ fraction: Double, held: Double) {
        #expect(Fraction(fraction).value == held)
        #expect(Fraction(fraction).percent == Int(held * 100))
    }
}
