import Testing

@testable import Widgets

@Suite("A status widget needs nothing but its template")
struct StatusContentTests {
    private func faults(_ content: String) throws -> [String] {
        ContentFixture.faults(of: try JSON(parsing: content)).map(\.location)
    }

    @Test("nothing else is required, and all that progress has is kept")
    func acceptsAll() throws {
        #expect(try faults(#"{"template":"status"}"#) == [])
        let all = """
            {"template":"status","severity":"critical","value":0.5,"trend":"up","stat_rows":[{"label":"a","value":"1"}],
            "start_date":"2026-03-01T10:00:00Z","unit":"GB","min_value":-1,"max_value":2,"expired_text":"x","label":"L",
            "subtitle":"S","icon":"bolt","accent_color":"red","subtitle_timer":{"date":"2026-03-01T10:00:00Z"},
            "url_action":{"url":"https://example.org"}}
            """
        let content = try WidgetContent(JSON(parsing: all), now: ContentFixture.now)
        #expect(content.template == .status && content.fields.value == 0.5 && content.fields.statRows.count == 1)
        let draft = try DraftFixture.posted("{\"slug\":\"s\",\"name\":\"S\",\"content\":\(all)}").draft
        #expect(draft.document == (try JSON(parsing: all)))
    }

    @Test(
        "what is not drawn is checked all the same",
        arguments: [
            (#""value":"1""#, "value"), (#""severity":"bad""#, "severity"),
            (#""trend":"left""#, "trend"), (#""stat_rows":[{"label":"a"}]"#, "stat_rows[0].value"),
            (#""start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T10:00:00Z""#, "end_date"),
            (#""end_date":"soon""#, "end_date"), (#""headline":"x""#, "headline"), (#""min_value":"0""#, "min_value"),
        ]
    )
    func checksAll(_ members: String, _ place: String) throws {
        #expect(try faults("{\"template\":\"status\",\(members)}") == ["body.content." + place])
    }

    @Test("a value is any finite number here, kept and not drawn", arguments: ["42", "-1", "1e308"])
    func keepsAnyValue(_ value: String) throws {
        let body = #"{"slug":"s","name":"S","content":{"template":"status","value":\#(value)}}"#
        let draft = try DraftFixture.posted(body).draft
        #expect(draft.document.object?["value"] == .number(JSONNumber(checked: value)))
        let fixture = DrawingFixture(members: #"{"template":"status","value":\#(value)}"#)
        #expect(try fixture.presentation().body.reading == .none)
        #expect(try fixture.drawing().texts(.number).isEmpty)
    }

    @Test("a patch changes the template together with what the new one needs; the merged content decides")
    func changesTemplate() throws {
        let progress = WidgetDraft(
            name: "W",
            document: try JSON(parsing: #"{"template":"progress","value":0.5,"label":"L"}"#),
            pushThrottle: nil,
            staleAfter: nil
        )
        let patch = try JSON(parsing: #"{"content":{"template":"status","value":null,"severity":"warning"}}"#)
        let status = try progress.patched(patch, now: ContentFixture.now)
        #expect(status.document.text == #"{"template":"status","label":"L","severity":"warning"}"#)
        let bare = try JSON(parsing: #"{"content":{"template":"progress"}}"#)
        let places = try DraftFixture.faults { try status.patched(bare, now: ContentFixture.now) }.map(\.location)
        #expect(places == ["body.content.value"])
        let whole = try JSON(parsing: #"{"content":{"template":"progress","value":1}}"#)
        #expect(try status.patched(whole, now: ContentFixture.now).document.object?["template"]?.string == "progress")
    }

    @Test("a template that is not there is refused with those that are")
    func listsTemplates() throws {
        let fault = try #require(ContentFixture.faults(of: JSON(parsing: #"{"template":"gauge"}"#)).first)
        #expect(fault.message.hasSuffix(#"it draws "progress", "status""#))
    }

    @Test("the call that the refusal of a bar gives makes one")
    func givesACallThatWorks() throws {
        let example = StatusTemplate.example
        let start = try #require(example.firstIndex(of: "{"))
        let end = try #require(example.lastIndex(of: "}"))
        #expect(try DraftFixture.posted(String(example[start...end])).slug.text == "SLUG")
    }
}
