import TestSupport
import Testing

@testable import Widgets

@Suite("Numbers are kept as written and read correctly rounded")
struct JSONNumberTests {
    @Test(
        "keeps a number as it is written",
        arguments: [
            "0.80", "8e-1", "8E-1", "-0", "-0.0", "1e400", "1.2345678901234567890123456789012345678901",
            "9007199254740993", "0.1000000000000000055511151231257827021181583404541015625", "1E+2",
        ]
    )
    func keepsTheText(_ text: String) throws {
        #expect(try JSON(parsing: text).text == text)
        #expect(try JSON(parsing: "[{\"a\":\(text)}]").text == "[{\"a\":\(text)}]")
    }

    @Test("numbers that are written differently are not the same JSON")
    func comparesAsWritten() throws {
        #expect(try JSON(parsing: "0.8") != JSON(parsing: "0.80"))
        #expect(try JSON(parsing: "0.80") == JSON(parsing: "0.80"))
    }

    @Test(
        "numbers too large for a Double have none, those too small are zero",
        arguments: [("1e400", nil), ("-1e309", nil), ("1e99999999999999999999", nil), ("1e-400", 0), ("-1e-400", -0.0)]
            as [(String, Double?)]
    )
    func handlesExtremes(_ text: String, expected: Double?) {
        #expect(JSONNumber(checked: text).double == expected)
    }

    @Test("a number that overflows by its digits alone has no Double")
    func refusesThousandDigits() {
        #expect(JSONNumber(checked: String(repeating: "9", count: 1000)).double == nil)
        #expect(JSONNumber(checked: "0." + String(repeating: "0", count: 1000) + "1").double == 0)
    }

    @Test("minus zero keeps its sign as a Double and equals zero")
    func readsMinusZero() throws {
        for text in ["-0", "-0.0", "-0e5"] {
            let double = try #require(JSONNumber(checked: text).double)
            #expect(double == 0)
            #expect(double.sign == .minus)
        }
    }

    @Test("100,000 random decimals are rounded as the C library rounds them")
    func roundsCorrectly() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<100_000 {
            let text = JSONNumberTests.decimal(&random)
            let double = JSONNumber(checked: text).double
            let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
            if double?.bitPattern != expected?.bitPattern {
                Issue.record("\(text) reads \(String(describing: double)), not \(String(describing: expected))")
            }
        }
    }

    @Test("the longest decimals of the exact path and the shortest beyond it are rounded correctly")
    func roundsAtTheEdge() {
        for digits in 14...18 {
            for point in 0...digits {
                let all = String(repeating: "9", count: digits)
                let text = point == 0 ? "0." + all : "\(all.prefix(point)).\(all.dropFirst(point))0"
                #expect(JSONNumber(checked: text).double == Double(text), "\(text)")
            }
        }
    }

    @Test(
        "whole numbers are read in every form",
        arguments: [
            ("60", 60), ("60.0", 60), ("6e1", 60), ("600e-1", 60), ("-7", -7), ("0", 0), ("-0.0", 0), ("60.5", nil),
            ("1e400", nil), ("1e19", nil), ("0.1", nil), ("9223372036854775807", nil),
        ] as [(String, Int?)]
    )
    func readsIntegers(_ text: String, expected: Int?) {
        #expect(JSONNumber(checked: text).integer == expected)
    }

    /// A random number of the grammar: now and then with many digits, a fraction, an exponent.
    static func decimal(_ random: inout SeededGenerator) -> String {
        var text = Bool.random(using: &random) ? "-" : ""
        text += digits(1...Int.random(in: 1...20, using: &random), startingAt: 1, &random)
        if Bool.random(using: &random) { text = text.hasPrefix("-") ? "-0" : "0" }
        if Bool.random(using: &random) { text += "." + digits(1...20, startingAt: 0, &random) }
        if Int.random(in: 0..<3, using: &random) == 0 { text += "e\(Int.random(in: -330...310, using: &random))" }
        return text
    }

    private static func digits(
        _ count: ClosedRange<Int>,
        startingAt least: Int,
        _ random: inout SeededGenerator
    ) -> String {
        let first = String(Int.random(in: least...9, using: &random))
        return (1..<Int.random(in: count, using: &random) + 1).reduce(into: "") { text, index in
            text += index == 1 ? first : String(Int.random(in: 0...9, using: &random))
        }
    }
}
