import FuzzEntries
import TestSupport
import Testing
import Widgets

/// The fuzzer's dictionary has the names and words of all fields; `HEADWAY_RECORD=1` writes them anew.
@Suite("The fuzzer knows every field")
struct FuzzDictionaryTests {
    private static let path = "Tests/Fuzz/Corpus/dictionary.txt"

    @Test("the part of the fields is that of the declarations")
    func hasEveryFieldAndWord() throws {
        var names: [String] = []
        var words = TemplateList.standard.names
        for field in FuzzDictionaryTests.fields {
            names.append("\"\\\"\(field.name)\\\":\"")
            if case .choice(let choices) = field.shape { words += choices() }
        }
        let lines = names + words.map { "\"\\\"\($0)\\\"\"" }
        let unique = lines.enumerated().filter { !lines[..<$0.offset].contains($0.element) }.map(\.element)
        let text = unique.joined(separator: "\n")
        #expect(try GeneratedPart.difference("fields", ofProject: FuzzDictionaryTests.path, from: text) == nil)
    }

    @Test("its lines are read as the words that they stand for")
    func isRead() throws {
        let file = try WholeFile.bytes("\(WholeFile.project)/\(FuzzDictionaryTests.path)")
        let words = FuzzDictionary.words(in: file)
        for field in FuzzDictionaryTests.fields { #expect(words.contains(Array("\"\(field.name)\":".utf8))) }
    }

    /// The fields of bodies, contents and the objects within them.
    private static var fields: [Field] {
        var fields = WidgetDraft.postFields.fields + TemplateList.standard.fields.fields
        var index = 0
        while index < fields.count {
            for field in fields[index].shape.object?.fields.fields ?? []
            where !fields.contains(where: { $0.name == field.name }) {
                fields.append(field)
            }
            index += 1
        }
        return fields
    }
}
