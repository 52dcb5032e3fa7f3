import TestSupport
import Testing

@testable import Widgets

@Suite("JSON is written so that it reads back equal")
struct JSONWriterTests {
    @Test(
        "escapes what RFC 8259 demands and nothing else",
        arguments: [
            ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
            ("\0\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000f\u0010\u001f""#),
            ("é😀\u{7F}\u{2028}", "\"é😀\u{7F}\u{2028}\""),
            ("\r\n", #""\r\n""#), ("</script>", "\"</script>\""),
        ]
    )
    func escapes(_ text: String, expected: String) {
        #expect(JSON.string(text).text == expected)
    }

    @Test("writes compactly, members in their order")
    func writesCompactly() throws {
        let value: JSON = .object(["b": .array([1, 2, 3]), "a": .null, "c": .object([:]), "d": .array([]), "e": true])
        #expect(value.text == #"{"b":[1,2,3],"a":null,"c":{},"d":[],"e":true}"#)
    }

    @Test("appends after what is there")
    func appends() {
        var bytes = Array("data: ".utf8)
        JSON.bool(false).append(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "data: false")
    }

    @Test("2,000 generated values come back equal, and their text as it was")
    func roundTrips() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let value = JSONWriterTests.value(depth: 4, &random)
            let bytes = value.bytes
            let read = try JSON(parsing: bytes)
            #expect(read == value)
            #expect(read.bytes == bytes)
        }
    }

    static func value(depth: Int, _ random: inout SeededGenerator) -> JSON {
        switch Int.random(in: depth > 0 ? 0...6 : 0...3, using: &random) {
        case 0: return .null
        case 1: return .bool(.random(using: &random))
        case 2: return .number(JSONNumber(checked: JSONNumberTests.decimal(&random)))
        case 3: return .string(text(&random))
        case 4: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                object[text(&random)] = value(depth: depth - 1, &random)
            }
            return .object(object)
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let planes: [ClosedRange<UInt32>] = [0...0x1F, 0x20...0x7F, 0x80...0xFFFF, 0x10000...0x10FFFF]
        let scalars = (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: planes[Int.random(in: 0...3, using: &random)], using: &random))
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
