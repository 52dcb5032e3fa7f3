import Testing

@testable import Widgets

@Suite("JSON is read strictly by RFC 8259")
struct JSONReaderTests {
    @Test(
        "accepts every form of the grammar",
        arguments: [
            "null", "true", "false", "0", "-0", "0.5", "1e5", "1E+5", "1.25e-7", "\"\"", "\"a\"", "[]", "{}",
            " \t\r\n[ 1 , 2 ]\n", "{\"a\":{\"b\":[null,true]}}", "[[],{}]", "{\"\":0}",
        ]
    )
    func accepts(_ text: String) throws {
        let value = try JSON(parsing: text)
        #expect(try JSON(parsing: value.bytes) == value)
    }

    @Test(
        "refuses malformed numbers at the byte that is wrong",
        arguments: [
            ("01", 1), ("-01", 2), ("00", 1), ("-", 1), ("--1", 1), ("-a", 1), ("5.", 2), ("5.e1", 2), ("1e", 2),
            ("1e+", 3), ("1ex", 2), ("0x10", 1), ("1_000", 1), ("0,5", 1), (".5", 0), ("+1", 0),
            ("1.2.3", 3), ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("1e5.5", 3), ("0.5f", 3), ("١", 0),
            ("1 2", 2), ("1e1e1", 3),
        ]
    )
    func refusesMalformedNumbers(_ text: String, position: Int) throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
        #expect(error.position == position)
    }

    @Test(
        "refuses what the grammar leaves out, each with its reason and place",
        arguments: [
            ("", .unexpectedEnd, 0),
            ("  ", .unexpectedEnd, 2),
            ("tru", .unexpectedEnd, 3),
            ("trux", .expected("true"), 3),
            ("nul,", .expected("null"), 3),
            ("True", .expected("a value"), 0),
            ("'a'", .expected("a value"), 0),
            ("[1,]", .expected("a value"), 3),
            ("[1 2]", .expected("a comma or a closing bracket"), 3),
            ("[1", .unexpectedEnd, 2),
            ("[", .unexpectedEnd, 1),
            ("]", .expected("a value"), 0),
            ("{\"a\":1,}", .expected("a name in double quotes"), 7),
            ("{a:1}", .expected("a name in double quotes"), 1),
            ("{\"a\" 1}", .expected("a colon"), 5),
            ("{\"a\":1 \"b\":2}", .expected("a comma or a closing brace"), 7),
            ("{\"a\":}", .expected("a value"), 5),
            ("{\"a\"", .unexpectedEnd, 4),
            ("{\"a\":1", .unexpectedEnd, 6),
            ("{", .unexpectedEnd, 1),
            ("{,}", .expected("a name in double quotes"), 1),
            ("1 1", .trailingText, 2),
            ("{}{}", .trailingText, 2),
            ("0\u{0}", .trailingText, 1),
            ("\u{0}", .expected("a value"), 0),
            ("/* a */1", .expected("a value"), 0),
            ("1 // a", .trailingText, 2),
            ("\u{A0}1", .expected("a value"), 0),
            ("1\u{C}", .trailingText, 1),
            ("\u{FEFF}{}", .byteOrderMark, 0),
        ] as [(String, JSONError.Code, Int)]
    )
    func refuses(_ text: String, code: JSONError.Code, position: Int) {
        #expect(throws: JSONError(code: code, position: position)) { try JSON(parsing: text) }
    }

    @Test("keeps members in the order in which they are written")
    func keepsOrder() throws {
        let value = try JSON(parsing: #"{"b":1,"a":2,"c":3}"#)
        #expect(value.object?.members.map(\.name) == ["b", "a", "c"])
    }

    @Test("no byte sequence of three bytes makes it trap or accept what it cannot write")
    func survivesAllShortTexts() throws {
        let alphabet = Array("{}[]\",:0-1.eE+tn\\u \n".utf8) + [0x00, 0x80, 0xC3, 0xED, 0xFF]
        for first in alphabet {
            for second in alphabet {
                for third in alphabet {
                    guard let value = try? JSON(parsing: [first, second, third]) else { continue }
                    #expect(try JSON(parsing: value.bytes) == value)
                }
            }
        }
    }

    @Test("every cut of a text is refused at its end")
    func refusesEveryCut() throws {
        let text = Array(#"{"a":[1.5e3,"x\u00e9\n",true,null,{"b":false}]}"#.utf8)
        _ = try JSON(parsing: text)
        for length in text.indices {
            #expect(throws: JSONError(code: .unexpectedEnd, position: length)) {
                try JSON(parsing: Array(text[..<length]))
            }
        }
    }

    @Test("every flipped byte is refused or read as another text, never a trap")
    func survivesEveryFlippedByte() throws {
        let text = Array(#"{"a":[1.5e3,"x\ud83d\ude00é",true,null]}"#.utf8)
        for index in text.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[index] = byte
                guard let value = try? JSON(parsing: changed) else { continue }
                #expect(try JSON(parsing: value.bytes) == value)
            }
        }
    }
}
