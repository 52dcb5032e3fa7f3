import TestSupport
import Testing

@testable import Widgets

/// The tables of `docs/api.md` say what the declarations of the fields say.
///
/// `HEADWAY_RECORD=1 swift test --filter FieldTableTests` writes them anew.
@Suite("The tables of fields in docs/api.md are those of the fields", .serialized)
struct FieldTableTests {
    private static let list = TemplateList.standard

    private func expect(_ text: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let difference = try GeneratedPart.difference(part, ofProject: "docs/api.md", from: text)
        #expect(difference == nil, sourceLocation: sourceLocation)
        for line in text.split(separator: "\n") {
            for cell in line.split(separator: " | ") { #expect(cell.count <= 160, sourceLocation: sourceLocation) }
        }
    }

    @Test("the body")
    func describesTheBody() throws {
        try expect(FieldTable.object("member of the body", WidgetDraft.postFields, Self.list), "body")
    }

    @Test("the templates and the content")
    func describesTheContent() throws {
        try expect(FieldTable.templates(Self.list), "templates")
        try expect(FieldTable.content(Self.list), "content")
    }

    @Test("every object within a content")
    func describesTheObjects() throws {
        #expect(FieldTable.shapes(Self.list).map(\.name) == ["StatRow", "Timer", "Action"])
        for shape in FieldTable.shapes(Self.list) {
            try expect(FieldTable.object("member of `\(shape.name)`", shape.fields, Self.list), shape.name)
        }
    }

    /// A value of each shared field that is drawn, and what must be there for it.
    private static let examples: [(name: String, value: String, beside: String)] = [
        ("value", "0.7", ""), ("start_date", #""2026-03-01T09:00:00Z""#, #""end_date":"2026-03-01T20:00:00Z","#),
        ("end_date", #""2026-03-01T20:00:00Z""#, #""start_date":"2026-03-01T09:00:00Z","#), ("trend", #""up""#, ""),
        ("stat_rows", #"[{"label":"Left","value":"3"}]"#, ""), ("label", #""Label""#, ""),
        ("subtitle", #""Subtitle""#, ""), ("subtitle_timer", #"{"date":"2026-03-01T20:00:00Z"}"#, ""),
        ("icon", #""bell""#, ""), ("accent_color", #""red""#, ""), ("background_color", #""mint""#, ""),
        ("text_color", #""yellow""#, ""), ("severity", #""critical""#, ""), ("unit", #""ms""#, ""),
        ("min_value", "-3", ""), ("max_value", "12", ""), ("expired_text", #""Over""#, ""),
        ("url_action", #"{"url":"https://example.org/"}"#, ""),
        ("secondary_url_action", #"{"url":"https://example.org/"}"#, #""url_action":{"url":"https://example.org/"},"#),
    ]

    @Test("a field is drawn by just the templates that say so", arguments: TemplateList.standard.names)
    func drawsWhatIsSaid(name: String) throws {
        let template = try #require(Self.list[name])
        let checked = Self.examples.map(\.name) + ["template", "tap_action"]
        #expect(Field.shared.allSatisfy { checked.contains($0.name) })
        for example in Self.examples {
            let field = try #require(Self.list.fields[example.name])
            let drawers = FieldTable.drawers(field, Self.list)
            let isDrawn = drawers == "all" || drawers.contains("`\(template.name)`")
            let base = "{\"template\":\"\(name)\",\(example.beside)\"\(example.name)\":"
            let changes = try Family.allCases.contains { family in
                let without = try Self.dump(base + (example.name == "value" ? "0.1}" : "null}"), family)
                return try without != Self.dump(base + example.value + "}", family)
            }
            #expect(changes == isDrawn, "\(example.name) on \(name)")
        }
    }

    private static func dump(_ members: String, _ family: Family) throws -> String {
        DrawingDump.text(try DrawingFixture(members: members, family: family).drawing())
    }
}
