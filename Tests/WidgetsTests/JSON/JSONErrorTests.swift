import Testing

@testable import Widgets

@Suite("Errors of JSON say what is wrong, where, and the way out")
struct JSONErrorTests {
    @Test(
        "reads as a clause that names the byte",
        arguments: [
            (#"{"a" 1}"#, "at byte 5, expected a colon"),
            ("[0", "at byte 2, the text ends before its value is complete"),
            ("1 2", "at byte 2, there is text after the end of the value"),
            ("01", "at byte 1, a number is malformed; write numbers like 0.42"),
            ("\"\n\"", #"at byte 1, a string holds a control character; write it as an escape such as \n"#),
            (#""\x""#, "at byte 1, a backslash begins an escape that JSON does not know"),
            (#""\ud83d""#, #"at byte 1, a \u escape is half of a surrogate pair"#),
            ("\u{FEFF}1", "at byte 0, the text begins with a byte order mark; send UTF-8 without one"),
            (#"{"a":1,"a":2}"#, #"at byte 7, the name "a" occurs twice in one object"#),
            (String(repeating: "[", count: 65), "at byte 64, arrays and objects are nested more than 64 deep"),
        ]
    )
    func describes(_ text: String, sentence: String) throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
        #expect("\(error)" == sentence)
    }

    @Test("says that bytes are not UTF-8")
    func describesInvalidUTF8() throws {
        let error = try #require(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
        #expect("\(error)" == "at byte 1, a string holds bytes that are not UTF-8")
    }

    @Test("cuts a long name")
    func cutsLongNames() throws {
        let name = String(repeating: "é", count: 10_000)
        let error = try #require(throws: JSONError.self) { try JSON(parsing: "{\"\(name)\":1,\"\(name)\":1}") }
        #expect("\(error)".unicodeScalars.count < 128)
    }
}
