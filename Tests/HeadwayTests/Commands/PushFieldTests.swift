import Testing
import Widgets

@testable import HeadwayCommands

@Suite("headway push knows the fields that contents and widgets have")
struct PushFieldTests {
    @Test("each field of all templates once, and the members beside the content")
    func hasEveryField() {
        let content = PushField.all.filter(\.isContent).map(\.name)
        #expect(content.sorted() == TemplateList.standard.fields.names.sorted())
        #expect(PushField.all.filter { !$0.isContent }.map(\.name) == ["push_throttle", "stale_after"])
        #expect(Set(PushField.all.map(\.option)).count == PushField.all.count)
    }

    @Test("every option writes a field that is there", arguments: PushField.options.map(\.value))
    func hasAFieldForEveryOption(name: String) throws {
        let field = try #require(PushField.all.first { $0.name == name })
        let option = Synopsis.push.options.first { $0.name == field.option }
        guard field.option.hasPrefix("--") else {
            #expect(Synopsis.push.operands.contains { $0.name == field.option })
            return
        }
        let found = try #require(option, "\(field.option) is no option")
        let shape = try #require(TemplateList.standard.fields[name] ?? WidgetDraft.patchFields[name]).shape
        switch shape {
        case .choice(let choices):
            let words = choices()
            #expect(found.choices == words)
            for word in words { #expect(found.help.contains(word)) }
        case .template:
            #expect(found.choices == TemplateList.standard.names)
            for name in TemplateList.standard.names { #expect(found.help.contains(name)) }
        case .objects(_, let limit, _): #expect(found.help.contains("up to \(limit)") && found.isRepeatable)
        default: break
        }
    }

    @Test("every field but the template can be cleared, by its word and by its name")
    func clearsEveryField() throws {
        for field in PushField.all where field.name != "template" {
            #expect(try PushField.named(field.name).name == field.name)
            #expect(try PushField.named(field.word).name == field.name)
        }
    }

    @Test("a row's unit is as long as a row may have it")
    func splitsRowsWithinTheLimit() throws {
        let limit = try #require(TemplateList.standard.fields["stat_rows"]?.shape.object?.fields["unit"]?.shape.limit)
        let unit = String(repeating: "u", count: limit)
        #expect(try RowText.row("Queue=12 " + unit).object?["unit"]?.string == unit)
        #expect(try RowText.row("Queue=12 u" + unit).object?["unit"] == nil)
    }
}
