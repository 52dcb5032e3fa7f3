import Testing

@testable import Widgets

@Suite("Stored contents stay readable under other rules and clocks")
struct StoredContentTests {
    private static func stored(_ members: String) throws -> WidgetContent {
        try #require(WidgetContent(stored: try ContentFixture.replacing(members)))
    }

    @Test(
        "a window that ends at or before its start draws as ended",
        arguments: ["2026-03-01T12:00:00Z", "2020-01-01T00:00:00Z"]
    )
    func drawsAsEnded(_ end: String) throws {
        let content = try StoredContentTests.stored("{\"start_date\":\"2026-03-01T12:00:00Z\",\"end_date\":\"\(end)\"}")
        for now in InstantTests.extremes {
            #expect(content.reading(at: now, build: .current).percent == 100)
            #expect(content.fields.window?.nextChange(after: now, steps: 340) == nil)
        }
    }

    @Test("dates from before 2000 or far ahead are read")
    func readsAnyDate() throws {
        let content = try StoredContentTests.stored(
            #"{"start_date":"1990-01-01T00:00:00Z","end_date":"9999-01-01T00:00:00Z"}"#
        )
        #expect(content.fields.window != nil)
    }

    @Test("what breaks a rule reads as not set, the rest is kept")
    func dropsWhatBreaksRules() throws {
        let content = try StoredContentTests.stored(
            #"{"value":7,"label":"ok","trend":"x","accent_color":"x","later":1,"stat_rows":[{"label":"a","value":"b"},null]}"#
        )
        #expect(content.fields.value == nil)
        #expect(content.fields.label == "ok")
        #expect(content.fields.trend == nil)
        #expect(content.fields.accentColor == nil)
        #expect(content.fields.statRows.map(\.label) == ["a"])
    }

    @Test("one with seven rows shows none, as if they were not set")
    func dropsSevenRows() throws {
        let rows = Array(repeating: #"{"label":"a","value":"b"}"#, count: 7).joined(separator: ",")
        #expect(try StoredContentTests.stored("{\"stat_rows\":[\(rows)]}").fields.statRows.isEmpty)
    }

    @Test("one without a known template is none", arguments: [#"{"template":"gauge"}"#, #"{"template":null}"#])
    func needsATemplate(_ members: String) throws {
        #expect(WidgetContent(stored: try ContentFixture.replacing(members)) == nil)
        #expect(WidgetContent(stored: .array([])) == nil)
    }
}
