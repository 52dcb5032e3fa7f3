import Testing

@testable import Widgets

@Suite("Strings are read by RFC 8259 section 7")
struct JSONStringTests {
    private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
    }

    @Test(
        "resolves every escape",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC\uFFFD""#, "Aé€\u{FFFD}"),
            (#""\ud83d\ude00""#, "😀"), (#""\uD800\uDC00""#, "\u{10000}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
            (#""\u0000""#, "\0"), (#""a\nb\tc""#, "a\nb\tc"), (#""é\u00e9é""#, "ééé"), (#""\\u0041""#, "\\u0041"),
            (#""\n""#, "\n"), (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"), (#""e\u0301""#, "e\u{301}"),
        ]
    )
    func resolvesEscapes(_ text: String, expected: String) throws {
        #expect(try JSON(parsing: text) == .string(expected))
    }

    @Test(
        "refuses other escapes where they begin",
        arguments: [
            (#""\x41""#, .malformedEscape, 1), (#""a\""#, .unexpectedEnd, 4), (#""\'""#, .malformedEscape, 1),
            (#""\u12""#, .unexpectedEnd, 6), (#""\u12g4""#, .malformedEscape, 1), (#""\u+123""#, .malformedEscape, 1),
            (#""\U0041""#, .malformedEscape, 1), (#""\ud83d\u12g4""#, .malformedEscape, 7),
            (#""\0""#, .malformedEscape, 1),
            (#""\u 123""#, .malformedEscape, 1), ("\"\\", .unexpectedEnd, 2), ("\"\\u", .unexpectedEnd, 3),
        ] as [(String, JSONError.Code, Int)]
    )
    func refusesEscapes(_ text: String, code: JSONError.Code, position: Int) {
        #expect(throws: JSONError(code: code, position: position)) { try JSON(parsing: text) }
    }

    @Test(
        "refuses half of a surrogate pair",
        arguments: [
            (#""\ud83d""#, 1), (#""a\ude00""#, 2), (#""\ude00\ud83d""#, 1), (#""\ud83d\ud83d""#, 1),
            (#""\ud83dx\ude00""#, 1), (#""\ud83d\n""#, 1), (#""\ud83d\u0041""#, 1), (#""\ud83d\ude00\ud83d""#, 13),
        ]
    )
    func refusesLoneSurrogates(_ text: String, position: Int) {
        #expect(throws: JSONError(code: .loneSurrogate, position: position)) { try JSON(parsing: text) }
    }

    @Test("refuses every control character below a space", arguments: UInt8(0)..<0x20)
    func refusesControlCharacters(_ byte: UInt8) {
        #expect(throws: JSONError(code: .controlCharacter, position: 2)) {
            try JSON(parsing: JSONStringTests.quoted([UInt8(ascii: "a"), byte]))
        }
        #expect(throws: JSONError(code: .controlCharacter, position: 3)) {
            try JSON(parsing: JSONStringTests.quoted(Array("\\n".utf8) + [byte]))
        }
    }

    @Test("takes DEL and the controls from U+0080 on as they are")
    func takesOtherControls() throws {
        #expect(try JSON(parsing: "\"\u{7F}\u{85}\u{2028}\"") == "\u{7F}\u{85}\u{2028}")
    }

    @Test(
        "refuses bytes that are not UTF-8 at the first of them",
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
            [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
        ] as [[UInt8]]
    )
    func refusesInvalidUTF8(_ bytes: [UInt8]) {
        let before = Array("aé€😀".utf8)
        #expect(throws: JSONError(code: .malformedUTF8, position: 11)) {
            try JSON(parsing: JSONStringTests.quoted(before + bytes))
        }
        #expect(throws: JSONError(code: .malformedUTF8, position: 3)) {
            try JSON(parsing: JSONStringTests.quoted(Array("\\n".utf8) + bytes + Array("\\n".utf8)))
        }
    }

    @Test("refuses invalid UTF-8 in names too")
    func refusesInvalidNames() {
        #expect(throws: JSONError(code: .malformedUTF8, position: 2)) {
            try JSON(parsing: [UInt8(ascii: "{")] + JSONStringTests.quoted([0xFF]) + Array(":1}".utf8))
        }
    }
}
