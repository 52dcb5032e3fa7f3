import TestSupport
import Testing

@testable import Widgets

@Suite("The nearest Double of a number")
struct NearestDoubleTests {
    private static func nearest(_ text: String) -> Double? { JSONNumber(checked: text).nearestDouble }

    @Test(
        "Edges are rounded as IEEE 754 says",
        arguments: [
            ("0e0", 0), ("0.000e999999999999", 0), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
            ("2.4703282292062327e-324", 0),
            ("2.4703282292062328e-324", .leastNonzeroMagnitude),
            ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
            ("2.2250738585072014e-308", .leastNormalMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude),
            ("1.7976931348623158e308", .greatestFiniteMagnitude), ("9007199254740993", 9_007_199_254_740_992),
            ("9007199254740993.00000000000000000000000001", 9_007_199_254_740_994),
            ("9007199254740995", 9_007_199_254_740_996),
            ("1E+2", 100), ("0.1e1", 1),
        ] as [(String, Double)]
    )
    func roundsEdges(text: String, number: Double) throws {
        #expect(try #require(Self.nearest(text)).bitPattern == number.bitPattern)
        #expect(try #require(Self.nearest("-" + text)).bitPattern == (-number).bitPattern)
    }

    @Test("What is too large has none", arguments: ["1e309", "1.7976931348623159e308", "1e99999999999999999999"])
    func refusesTheInfinite(text: String) {
        #expect(Self.nearest(text) == nil)
        #expect(Self.nearest("-" + text) == nil)
    }

    @Test("It is what the standard library reads, for any digits and exponents")
    func agreesWithTheStandardLibrary() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            var text = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
            if Bool.random(using: &random) { text += ".\(random.next())\(random.next())" }
            if Bool.random(using: &random) { text += "e\(Int.random(in: -345...310, using: &random))" }
            let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
            #expect(Self.nearest(text)?.bitPattern == expected?.bitPattern, "\(text)")
        }
    }

    @Test("Every Double is read back, and middles between two go to the even one")
    func readsEveryDouble() throws {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<5_000 {
            let number = Double(bitPattern: random.next() & Double.infinity.bitPattern.advanced(by: -1))
            guard number.isFinite else { continue }
            #expect(try #require(Self.nearest("\(number)")).bitPattern == number.bitPattern)
        }
        for _ in 0..<1_000 {
            let even = (random.next() >> 11 | 1 << 52) & ~1
            // Above 2^53 the middle of two neighbours is a whole number.
            #expect(Self.nearest("\(even * 2 + 1)") == Double(even * 2))
            #expect(Self.nearest("\(even * 2 + 1)." + String(repeating: "0", count: 900) + "1") == Double(even * 2 + 2))
            #expect(Self.nearest("\(even * 2 + 3)") == Double(even * 2 + 4))
        }
    }
}
