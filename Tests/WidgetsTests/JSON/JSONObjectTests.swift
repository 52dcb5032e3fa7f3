import Testing

@testable import Widgets

@Suite("Members of an object keep their order and are named byte by byte")
struct JSONObjectTests {
    @Test("setting replaces in place, appends what is new, and nil removes")
    func setsMembers() {
        var object: JSONObject = ["a": 1, "b": 2]
        object["a"] = 3
        object["c"] = 4
        object["b"] = nil
        object["none"] = nil
        #expect(object == ["a": 3, "c": 4])
        #expect(object["b"] == nil)
        #expect(object.contains("c"))
        #expect(!object.contains("b"))
    }

    @Test("of a name given twice in a literal the last value counts")
    func takesTheLast() {
        #expect(JSONObject(dictionaryLiteral: ("a", 1), ("a", 2)).members.map(\.value) == [2])
    }

    @Test("canonically equivalent texts are neither the same name nor the same value")
    func tellsEquivalentTextsApart() {
        #expect(JSON.string("\u{E9}") != JSON.string("e\u{301}"))
        #expect(JSON.object(["\u{E9}": 1]) != JSON.object(["e\u{301}": 1]))
        #expect(JSON.string("a\u{323}\u{307}") != JSON.string("a\u{307}\u{323}"))
        #expect(!"K".hasSameBytes(as: "\u{212A}"))
        #expect("a\u{307}".hasSameBytes(as: "a\u{307}"))
    }

    @Test("values of different types are different, and order counts")
    func comparesValues() {
        let values: [JSON] = [.null, false, true, 0, "", "0", .array([]), .object([:]), .array([0]), .object(["a": 0])]
        for (left, first) in values.enumerated() {
            for (right, second) in values.enumerated() { #expect((first == second) == (left == right)) }
        }
        #expect(JSON.object(["a": 0, "b": 1]) != JSON.object(["b": 1, "a": 0]))
    }

    @Test("each type has a name for sentences")
    func namesTypes() {
        let values: [JSON] = [.null, true, 1, "", .array([]), .object([:])]
        #expect(values.map(\.typeName) == ["null", "a boolean", "a number", "a string", "an array", "an object"])
    }
}
