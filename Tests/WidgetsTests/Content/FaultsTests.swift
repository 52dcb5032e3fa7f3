import Testing

@testable import Widgets

@Suite("All faults of a content are found in one pass")
struct FaultsTests {
    @Test("names every fault with its exact place")
    func findsAll() throws {
        let places = try ContentFixture.places(
            #"""
            {"template":"gauge","value":42,"start_date":"2026-03-02T00:00:00Z","end_date":"2026-03-01T00:00:00Z",
            "trend":"x","stat_rows":[{"label":"a","value":"b"},null,{"label":" ","value":3,"unit":"12345678901234567","x":0}],
            "label":1,"subtitle":2,"subtitle_timer":{"style":"x"},"icon":3,"accent_color":"x","background_color":"x",
            "text_color":"x","severity":"x","unit":4,"min_value":"a","max_value":1e999,"expired_text":[],
            "tap_action":{"url":"data:x","foreground":1,"method":"X","headers":{"a":1},"body":1,"title":1,"icon":1},
            "valeu":null}
            """#
        )
        let expected = [
            "valeu", "template", "value", "trend", "stat_rows[1]", "stat_rows[2].x", "stat_rows[2].label",
            "stat_rows[2].value", "stat_rows[2].unit", "label", "subtitle", "subtitle_timer.date",
            "subtitle_timer.style",
            "icon", "accent_color", "background_color", "text_color", "severity", "unit", "min_value", "max_value",
            "expired_text", "tap_action.url", "tap_action.foreground", "tap_action.method", "tap_action.headers.a",
            "tap_action.body", "tap_action.title", "tap_action.icon", "end_date",
        ]
        #expect(places == expected.map { "body.content.\($0)" })
    }

    @Test("an unknown member is named with those that are known", arguments: ["0.5", "null", #""""#, "[]"])
    func namesUnknownMembers(_ value: String) throws {
        let fault = try #require(try ContentFixture.faults("{\"colour\":\(value)}").first)
        #expect(fault.location == "body.content.colour")
        #expect(fault.message.hasPrefix("\"colour\" is not known here; known are template, value, start_date, "))
    }

    @Test(
        "an unknown member is named with the known one that is nearest",
        arguments: [
            ("valeu", "value"), ("lable", "label"), ("icn", "icon"), ("Value", "value"), ("min_vlue", "min_value"),
            ("startdate", "start_date"), ("end-date", "end_date"), ("units", "unit"), ("tap_actions", "tap_action"),
        ]
    )
    func guessesNames(name: String, meant: String) throws {
        let fault = try #require(try ContentFixture.faults("{\"\(name)\":1}").first)
        #expect(fault.message == "\"\(name)\" is not known here; did you mean \"\(meant)\"?")
    }

    @Test("a date that is refused by itself is not compared with the other one")
    func comparesDatesWithinBounds() throws {
        let dates = #""start_date":"2199-01-01T00:00:00Z","end_date":"2026-03-02T00:00:00Z""#
        let faults = try ContentFixture.faults(#"{"template":"progress",\#(dates)}"#)
        #expect(faults.map(\.location) == ["body.content.start_date"])
    }

    @Test("names too far from all are guessed at by none", arguments: ["", "x", "un", "icXX", "format", "colour", "🦀"])
    func guessesNothing(name: String) throws {
        let fault = try #require(try ContentFixture.faults("{\"\(name)\":1}").first)
        #expect(fault.message.hasPrefix("\"\(name)\" is not known here; known are template, "))
    }

    @Test("a content that is null is missing")
    func missesNull() {
        #expect(
            ContentFixture.faults(of: .null) == [
                Fault(location: "body.content", message: "content is required: an object")
            ]
        )
    }

    @Test("names are told apart by case and by bytes", arguments: ["Value", "VALUE", "value ", "", "labe\u{301}l"])
    func tellsNamesApart(_ name: String) throws {
        #expect(try ContentFixture.places("{\"\(name)\":1}") == ["body.content.\(name)"])
    }

    @Test("a long unknown name is cut")
    func cutsNames() throws {
        let places = try ContentFixture.places("{\"\(ContentFixture.text(10_000))\":1}")
        #expect(places == ["body.content.\(ContentFixture.text(64))"])
    }

    @Test("keeps 64 faults of ten thousand")
    func keepsSixtyFour() throws {
        let headers = (0..<10_000).map { "\"m \($0)\":0" }.joined(separator: ",")
        let action = "{\"url\":\"https://a\",\"headers\":{\(headers)}}"
        #expect(try ContentFixture.faults("{\"url_action\":\(action)}").count == 64)
    }

    @Test("ten thousand unknown members leave room for the other faults")
    func keepsOtherFaults() throws {
        let members = (0..<10_000).map { "\"m\($0)\":0" }.joined(separator: ",")
        #expect(
            try ContentFixture.places("{\(members),\"value\":2}").suffix(2) == [
                "body.content.m15", "body.content.value",
            ]
        )
        let body = try JSON(parsing: "{\(members),\"content\":{\"template\":\"progress\",\"value\":2}}")
        let faults = #expect(throws: Faults.self) { try WidgetDraft.posted(body, now: ContentFixture.now) }
        #expect(faults?.list.map(\.location).contains("body.content.value") == true)
    }

    @Test("repeats short values only")
    func repeatsShortValues() throws {
        #expect(try ContentFixture.faults(#"{"trend":"x"}"#).map(\.value) == ["x"])
        #expect(try ContentFixture.faults(#"{"value":-0.50}"#).map(\.value?.text) == ["-0.50"])
        #expect(try ContentFixture.faults(#"{"value":[1]}"#).map(\.value) == [nil])
        #expect(try ContentFixture.faults("{\"trend\":\"\(ContentFixture.text(128))\"}").first?.value != nil)
        #expect(try ContentFixture.faults("{\"trend\":\"\(ContentFixture.text(129))\"}").map(\.value) == [nil])
    }

    @Test("null and an empty string count as not set for every optional string")
    func takesUnset() throws {
        let names = [
            "trend", "label", "subtitle", "icon", "accent_color", "background_color", "text_color", "severity", "unit",
            "expired_text",
        ]
        for unset in ["null", #""""#] {
            let members = names.map { "\"\($0)\":\(unset)" }.joined(separator: ",")
            #expect(try ContentFixture.dump("{\(members)}") == ContentFixture.dump("{}"))
        }
    }

    @Test("null counts as not set for every other optional member")
    func takesNulls() throws {
        let names = [
            "start_date", "end_date", "stat_rows", "subtitle_timer", "min_value", "max_value", "tap_action",
            "url_action", "secondary_url_action",
        ]
        let members = names.map { "\"\($0)\":null" }.joined(separator: ",")
        #expect(try ContentFixture.dump("{\(members)}") == ContentFixture.dump("{}"))
    }
}
