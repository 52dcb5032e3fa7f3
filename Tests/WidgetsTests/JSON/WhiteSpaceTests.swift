import Testing

@testable import Widgets

@Suite("White space is what Unicode says it is")
struct WhiteSpaceTests {
    @Test func agreesWithTheStandardLibraryOnEveryCodePoint() {
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar.isWhiteSpace != scalar.properties.isWhitespace else {
                continue
            }
            Issue.record("U+\(String(value, radix: 16)) is taken for the wrong kind")
        }
    }
}
