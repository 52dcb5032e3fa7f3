import Testing

@testable import Widgets

@Suite("A PATCH merges into a draft, which is checked as a whole")
struct PatchedDraftTests {
    private static func faults(_ patch: String) throws -> [Fault] {
        try DraftFixture.faults { try DraftFixture.patched(patch) }
    }

    @Test("keeps all that it does not name", arguments: ["{}", #"{"content":{}}"#])
    func keepsAll(_ patch: String) throws {
        #expect(try DraftFixture.patched(patch) == DraftFixture.draft())
    }

    @Test("a value alone keeps label, rows, dates and colors")
    func patchesTheValue() throws {
        let draft = try DraftFixture.patched(#"{"content":{"value":0.5}}"#)
        let expected = try JSON(parsing: DraftFixture.stored.replacing("0.42", with: "0.5"))
        #expect(draft.document == expected)
        #expect([draft.pushThrottle, draft.staleAfter] == [10, 900])
    }

    @Test(
        "null removes a member",
        arguments: ["label", "stat_rows", "subtitle_timer", "url_action", "value", "end_date"]
    )
    func removes(_ name: String) throws {
        let patch = name == "end_date" ? #"{"content":{"end_date":null}}"# : "{\"content\":{\"\(name)\":null}}"
        let draft = try DraftFixture.patched(patch)
        #expect(draft.document.object?.contains(name) == false)
        #expect(draft.document.object?.members.count == 10)
    }

    @Test("an empty text removes a member too")
    func removesEmptyTexts() throws {
        #expect(try DraftFixture.patched(#"{"content":{"label":""}}"#).document.object?.contains("label") == false)
    }

    @Test("rows are replaced whole")
    func replacesRows() throws {
        let draft = try DraftFixture.patched(#"{"content":{"stat_rows":[{"label":"x","value":"y"}]}}"#)
        #expect(draft.document.object?["stat_rows"]?.text == #"[{"label":"x","value":"y"}]"#)
    }

    @Test("a null among rows is refused")
    func refusesNullRows() throws {
        #expect(
            try PatchedDraftTests.faults(#"{"content":{"stat_rows":[null]}}"#).map(\.location) == [
                "body.content.stat_rows[0]"
            ]
        )
    }

    @Test("actions and timers merge by member")
    func mergesObjects() throws {
        let draft = try DraftFixture.patched(
            #"{"content":{"url_action":{"title":"Go","headers":{"A":null,"C":"3"}},"subtitle_timer":{"style":null}}}"#
        )
        #expect(
            draft.document.object?["url_action"]?.text
                == #"{"url":"https://example.org","headers":{"B":"","C":"3"},"title":"Go"}"#
        )
        #expect(draft.document.object?["subtitle_timer"]?.text == #"{"date":"2026-03-01T10:00:00Z"}"#)
    }

    @Test("without its window it goes back to the value, and is refused when there is none")
    func removesTheWindow() throws {
        let draft = try DraftFixture.patched(#"{"content":{"start_date":null,"end_date":null}}"#)
        let content = try #require(WidgetContent(stored: draft.document))
        #expect(content.reading(at: ContentFixture.now, build: .current).percent == 42)
        let faults = try PatchedDraftTests.faults(#"{"content":{"start_date":null,"end_date":null,"value":null}}"#)
        #expect(faults.map(\.location) == ["body.content.value"])
    }

    @Test(
        "an unknown member is named, even where it is null",
        arguments: [
            (#"{"content":{"valeu":0.5}}"#, "content.valeu"), (#"{"content":{"valeu":null}}"#, "content.valeu"),
            (#"{"valeu":null}"#, "valeu"), (#"{"slug":"x"}"#, "slug"), (#"{"created_at":null}"#, "created_at"),
            (#"{"content":{"url_action":{"uri":null}}}"#, "content.url_action.uri"),
            (#"{"content":{"tap_action":{"url":"a:b","uri":null}}}"#, "content.tap_action.uri"),
            (#"{"content":{"subtitle_timer":{"dat":null}}}"#, "content.subtitle_timer.dat"),
            (#"{"content":{"stat_rows":[{"label":"a","value":"b","vale":null}]}}"#, "content.stat_rows[0].vale"),
            (
                #"{"content":{"stat_rows":[{"label":"a","value":"b","timer":{"date":"2026-03-01T10:00:00Z","x":null}}]}}"#,
                "content.stat_rows[0].timer.x"
            ),
        ]
    )
    func namesUnknownMembers(_ patch: String, place: String) throws {
        #expect(try PatchedDraftTests.faults(patch).map(\.location) == ["body.\(place)"])
    }

    @Test("a fault is named once, and all are in one answer")
    func findsAll() throws {
        let places = try PatchedDraftTests.faults(
            #"{"name":null,"push_throttle":0,"stale_after":true,"x":null,"content":{"value":42,"y":null,"z":1,"label":5}}"#
        ).map(\.location)
        #expect(Set(places).count == places.count)
        let expected = [
            "name", "push_throttle", "stale_after", "x", "content.value", "content.y", "content.z", "content.label",
        ]
        #expect(Set(places) == Set(expected.map { "body.\($0)" }))
    }

    @Test("a content that is no object is refused once", arguments: ["1", "[]", #""x""#])
    func refusesOtherContents(_ content: String) throws {
        #expect(try PatchedDraftTests.faults("{\"content\":\(content)}").map(\.location) == ["body.content"])
    }

    @Test("a null content is refused, for a widget has one")
    func refusesNoContent() throws {
        #expect(try PatchedDraftTests.faults(#"{"content":null}"#).map(\.message) == ["content is required: an object"])
    }

    @Test("null clears a setting, a number sets it")
    func patchesSettings() throws {
        let draft = try DraftFixture.patched(#"{"push_throttle":null,"stale_after":6.0e1,"name":"New"}"#)
        #expect([draft.pushThrottle, draft.staleAfter] == [nil, 60])
        #expect(draft.name == "New")
    }

    @Test("a label of 257 code points, or of 256 flags, is refused")
    func limitsLabels() throws {
        for label in [String(repeating: "é", count: 257), String(repeating: "🇺🇦", count: 256)] {
            #expect(
                try PatchedDraftTests.faults("{\"content\":{\"label\":\"\(label)\"}}").map(\.location) == [
                    "body.content.label"
                ]
            )
        }
    }

    @Test("the same patch twice changes nothing more")
    func isIdempotent() throws {
        let patch = try JSON(parsing: #"{"content":{"value":0.80,"label":"x","trend":"up","subtitle":null}}"#)
        let once = try DraftFixture.draft().patched(patch, now: ContentFixture.now)
        #expect(try once.patched(patch, now: ContentFixture.now) == once)
    }

    @Test("a window that has run out stays patchable, whatever the clock says")
    func patchesEndedWindows() throws {
        let later = ContentFixture.now.adding(seconds: 10 * 366 * 86_400)
        let draft = try DraftFixture.draft().patched(JSON(parsing: #"{"content":{"label":"over"}}"#), now: later)
        #expect(draft.document.object?["label"] == "over")
    }

    @Test("numbers and dates come back as they were written")
    func keepsForms() throws {
        let draft = try DraftFixture.patched(#"{"content":{"value":8.0e-1,"end_date":"2026-03-01t17:00:00.10+02:00"}}"#)
        #expect(draft.document.object?["value"]?.text == "8.0e-1")
        #expect(draft.document.object?["end_date"] == "2026-03-01t17:00:00.10+02:00")
        #expect(draft.document.object?["start_date"] == "2026-03-01t10:00:00.50Z")
    }
}
