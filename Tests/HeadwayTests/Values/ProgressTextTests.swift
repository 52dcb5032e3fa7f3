import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct ProgressTextTests {
    @Test(arguments: [
        ("0.42", "0.42"), ("0", "0"), ("1", "1"), ("1.0", "1.0"), ("0.80", "0.80"), ("8e-1", "8e-1"), (".5", "0.5"),
        ("1.", "1"), ("-0", "0"), ("-0.0", "0"), (" 0.5 ", "0.5"), ("00.5", "0.5"),
    ])
    func keepsAFractionAsItWasTyped(_ text: String, _ expected: String) throws {
        #expect(try ProgressText.fraction(text).text == expected)
    }

    @Test(arguments: [
        ("42%", "0.42"), ("0%", "0"), ("100%", "1"), ("29%", "0.29"), ("99.6%", "0.996"), ("0.4%", "0.004"),
        ("42 %", "0.42"), ("100.00%", "1"), ("7%", "0.07"), ("10%", "0.1"), (".5%", "0.005"),
    ])
    func movesThePointOfAPercentage(_ text: String, _ expected: String) throws {
        #expect(try ProgressText.fraction(text).text == expected)
    }

    @Test(arguments: [
        ("6/10", "0.6"), ("0/7", "0"), ("7/7", "1"), ("29/100", "0.29"), ("1/3", "0.3333333333333333"),
        ("2/3", "0.6666666666666666"), ("1.5/6", "0.25"), ("1/1000000", "0.000001"),
        ("1/3000000", "0.00000033333333333333335"), (" 6 / 10 ", "0.6"), ("6.0/10", "0.6"), ("0.5/0.50", "1"),
    ])
    func dividesAPartByItsWhole(_ text: String, _ expected: String) throws {
        #expect(try ProgressText.fraction(text).text == expected)
    }

    @Test
    func readsEveryWholePercentAsTheSameHundredth() throws {
        for percent in 0...100 {
            let typed = try #require(try ProgressText.fraction("\(percent)%").double)
            let divided = try #require(try ProgressText.fraction("\(percent)/100").double)
            #expect(typed == Double(percent) / 100)
            #expect(divided == typed)
        }
    }

    @Test
    func staysBelowTheWholeWhereThePartDoes() throws {
        #expect(try #require(try ProgressText.fraction("999999999999998/999999999999999").double) < 1)
    }

    @Test(arguments: [
        ("42", "for 42 percent write 42%"), ("1.01", "more than the whole"), ("1e400", "more than the whole"),
        ("120%", "write 0% to 100%"), ("100.1%", "write 0% to 100%"), ("11/10", "more than the whole"),
        ("0/0", "part of nothing"), ("1/0", "part of nothing"), ("-1", "less than nothing"),
        ("-5%", "less than nothing"), ("-1/2", "less than nothing"), ("1/-2", "less than nothing"),
        ("0,5", "with a point, not a comma"), ("", "does not say"), ("done", "does not say"), ("NaN", "does not say"),
        ("0x10", "does not say"), ("1_000", "does not say"), ("%", "does not say"), ("/", "does not say"),
        ("1/2/3", "does not say"), ("\"0.5\"", "does not say"), ("5 5", "does not say"),
        ("1/1234567890123456", "too many digits"), ("0.12345678901234567%", "too many digits"),
    ])
    func refusesAnythingElseWithTheWayOut(_ text: String, _ words: String) {
        #expect { try ProgressText.fraction(text) } throws: { error in
            let error = error as? CommandError
            return error?.code == .misused && error?.message.contains(words) ?? false
        }
    }
}
