import TestSupport
import Testing

@testable import Widgets

@Suite("Merge patches follow RFC 7396")
struct MergePatchTests {
    @Test(
        "does what appendix A shows",
        arguments: [
            (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
            (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
            (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
            (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
            (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
            (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
            (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
            (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
            (#"{"a":"foo"}"#, "null", "null"),
            (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
            (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
            ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
            ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
        ]
    )
    func followsTheAppendix(_ original: String, patch: String, result: String) throws {
        #expect(try JSON(parsing: original).merging(JSON(parsing: patch)).text == result)
    }

    @Test("does what the example of section 3 shows")
    func followsTheExample() throws {
        let original = #"{"title":"Goodbye!","author":{"givenName":"John","familyName":"Doe"},"tags":["a","b"]}"#
        let patch = #"{"title":"Hello!","phoneNumber":"+01","author":{"familyName":null},"tags":["a"]}"#
        let result = #"{"title":"Hello!","author":{"givenName":"John"},"tags":["a"],"phoneNumber":"+01"}"#
        #expect(try JSON(parsing: original).merging(JSON(parsing: patch)).text == result)
    }

    @Test("keeps nulls within arrays, which the patch takes whole")
    func keepsNullsInArrays() throws {
        let merged = try JSON(parsing: #"{"a":[1,2,3]}"#).merging(JSON(parsing: #"{"a":[null,{"b":null}]}"#))
        #expect(merged.text == #"{"a":[null,{"b":null}]}"#)
    }

    @Test("an empty patch changes nothing and the same patch twice changes nothing more")
    func isIdempotent() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let original = JSONWriterTests.value(depth: 3, &random)
            let patch = JSONWriterTests.value(depth: 3, &random)
            let once = original.merging(patch)
            #expect(once.merging(patch) == once)
            if original.object != nil { #expect(original.merging(.object([:])) == original) }
        }
    }

    @Test("a patched number keeps the form in which it was sent")
    func keepsNumbersAsWritten() throws {
        let merged = try JSON(parsing: #"{"value":0.1}"#).merging(JSON(parsing: #"{"value":8.0e-1}"#))
        #expect(merged.text == #"{"value":8.0e-1}"#)
    }
}
