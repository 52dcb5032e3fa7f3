import Testing

@testable import Widgets

@Suite("Hostile JSON is refused with bounded work")
struct JSONLimitsTests {
    private static func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    @Test("nesting up to the limit is read", arguments: [1, 63, 64])
    func readsUpToTheLimit(_ depth: Int) throws {
        let value = try JSON(parsing: JSONLimitsTests.nested(depth))
        #expect(value.bytes == JSONLimitsTests.nested(depth))
    }

    @Test("nesting over the limit is refused at the first bracket too many", arguments: [65, 200, 1 << 19])
    func refusesOverTheLimit(_ depth: Int) {
        #expect(throws: JSONError(code: .tooDeep(limit: 64), position: 64)) {
            try JSON(parsing: JSONLimitsTests.nested(depth))
        }
    }

    @Test("objects count towards the depth as arrays do, and siblings do not")
    func countsObjects() throws {
        #expect(throws: JSONError(code: .tooDeep(limit: 2), position: 6)) {
            try JSON(parsing: Array(#"{"a":[{}]}"#.utf8), depthLimit: 2)
        }
        _ = try JSON(parsing: Array(#"{"a":[],"b":[],"c":{}}"#.utf8), depthLimit: 2)
    }

    @Test("a depth limit of the caller holds", arguments: [0, 1, 2])
    func obeysTheCaller(_ limit: Int) throws {
        _ = try JSON(parsing: JSONLimitsTests.nested(limit) + (limit == 0 ? [0x31] : []), depthLimit: limit)
        #expect(throws: JSONError(code: .tooDeep(limit: limit), position: limit)) {
            try JSON(parsing: JSONLimitsTests.nested(limit + 1), depthLimit: limit)
        }
    }

    @Test(
        "a name that occurs twice is refused at its second place",
        arguments: [
            (#"{"a":1,"a":2}"#, "a", 7), (#"{"a":1,"b":2,"a":3}"#, "a", 13), (#"{"a":1,"\u0061":2}"#, "a", 7),
            (#"{"":1,"":2}"#, "", 6), (#"[{"a":1},{"b":{"é":1,"é":1}}]"#, "é", 22),
        ]
    )
    func refusesDuplicates(_ text: String, name: String, position: Int) {
        #expect(throws: JSONError(code: .duplicateName(name), position: position)) { try JSON(parsing: text) }
    }

    @Test("names are told apart by their bytes, not by canonical equivalence")
    func allowsCanonicallyEquivalentNames() throws {
        let object = try JSON(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}").object
        #expect(object?["\u{E9}"] == 1)
        #expect(object?["e\u{301}"] == 2)
    }

    @Test("a duplicate is found among any number of names", arguments: [2, 24, 25, 26, 1000])
    func findsDuplicatesAmongMany(_ count: Int) {
        let names = (0..<count - 1).map { "\"k\($0)\":0" } + ["\"k0\":0"]
        let text = "{" + names.joined(separator: ",") + "}"
        let position = text.utf8.count - 7
        #expect(throws: JSONError(code: .duplicateName("k0"), position: position)) { try JSON(parsing: text) }
    }

    @Test("many names that differ, canonically equivalent ones too, are allowed", arguments: [24, 25, 1000])
    func allowsManyNames(_ count: Int) throws {
        let names = (0..<count - 2).map { "\"k\($0)\":0" } + ["\"\u{E9}\":0", "\"e\u{301}\":0"]
        let value = try JSON(parsing: "{" + names.joined(separator: ",") + "}")
        #expect(value.object?.members.count == count)
    }

    @Test("a megabyte of each kind is read or refused within a second", arguments: Megabyte.allCases)
    func handlesAMegabyte(_ kind: Megabyte) {
        let bytes = kind.bytes
        let duration = ContinuousClock().measure {
            #expect(((try? JSON(parsing: bytes)) != nil) == kind.isValid)
        }
        // Generous for a debug build on a busy machine; quadratic work would take minutes.
        #expect(duration < .seconds(30))
    }

    enum Megabyte: CaseIterable {
        case escapes, names, elements, digits, whitespace, openString, text

        var isValid: Bool { self != .openString && self != .whitespace }

        var bytes: [UInt8] {
            let size = 1 << 20
            switch self {
            case .escapes: return Array(("\"" + String(repeating: "\\n", count: size / 2) + "\"").utf8)
            case .names:
                return Array(("{" + (0..<size / 12).map { "\"n\($0)\":0" }.joined(separator: ",") + "}").utf8)
            case .elements: return Array(("[0" + String(repeating: ",0", count: size / 2) + "]").utf8)
            case .digits: return Array(repeating: UInt8(ascii: "7"), count: size)
            case .whitespace: return Array(repeating: 0x20, count: size)
            case .openString: return [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "a"), count: size)
            case .text: return Array(("\"" + String(repeating: "é", count: size / 2) + "\"").utf8)
            }
        }
    }
}
