import Testing

@testable import Widgets

@Suite("The body of a POST becomes a draft")
struct PostedDraftTests {
    private static let content = #""content":{"template":"progress","value":0.80}"#

    private static func faults(_ body: String) throws -> [Fault] {
        try DraftFixture.faults { try DraftFixture.posted(body) }
    }

    @Test("reads all members and keeps the content as it is written")
    func readsAll() throws {
        let (slug, draft) = try DraftFixture.posted(
            #"{"slug":"backup","name":"Backup","push_throttle":60.0,"stale_after":9e2,"content":"# + DraftFixture.stored
                + "}"
        )
        #expect(slug.text == "backup")
        #expect(draft.name == "Backup")
        #expect([draft.pushThrottle, draft.staleAfter] == [60, 900])
        #expect(try draft.document == JSON(parsing: DraftFixture.stored))
    }

    @Test("both examples of the progress widget come back equal")
    func takesTheExamples() throws {
        let examples = [
            #"{"template":"progress","value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841","icon":"checklist","#
                + #""accent_color":"green","stat_rows":[{"label":"Acked","value":"6"},{"label":"Total","value":"10"},"#
                + #"{"label":"Severity","value":"SEV-2"}]}"#,
            #"{"template":"progress","value":0.0,"label":"Maintenance","subtitle":"db-primary · read-only","#
                + #""icon":"wrench.and.screwdriver.fill","accent_color":"orange","start_date":"2026-05-10T22:00:00Z","#
                + #""end_date":"2026-05-11T00:00:00Z"}"#,
        ]
        for example in examples {
            let draft = try DraftFixture.posted(#"{"slug":"a","name":"b","content":"# + example + "}").draft
            #expect(draft.document.text == example)
        }
        let values = try examples.map { try JSON(parsing: $0).merging(.object(["value": .null])) }
        #expect(ContentFixture.faults(of: values[0]).map(\.location) == ["body.content.value"])
        #expect(ContentFixture.faults(of: values[1]).isEmpty)
    }

    @Test("what counts as not set is stored as absent")
    func settles() throws {
        let draft = try DraftFixture.posted(
            #"""
            {"slug":"a","name":"b","push_throttle":null,"stale_after":null,"content":{"template":"progress","value":null,
            "start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T11:00:00Z","label":"","trend":null,
            "stat_rows":[{"label":"x","value":"y","unit":"","timer":null}],"subtitle_timer":{"date":"2026-03-01T10:00:00Z",
            "style":null},"tap_action":{"url":"https://a.b","method":"","title":null,"headers":{"A":null,"B":""}}}}
            """#
        ).draft
        #expect(
            draft.document.text
                == #"{"template":"progress","start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T11:00:00Z","#
                + #""stat_rows":[{"label":"x","value":"y"}],"subtitle_timer":{"date":"2026-03-01T10:00:00Z"},"#
                + #""tap_action":{"url":"https://a.b","headers":{"B":""}}}"#
        )
        #expect([draft.pushThrottle, draft.staleAfter] == [nil, nil])
    }

    @Test("a null header alone is dropped too")
    func settlesHeaders() throws {
        let draft = try DraftFixture.posted(
            #"{"slug":"a","name":"b","content":{"template":"progress","value":1,"tap_action":{"url":"https://a.b","headers":{"A":null}}}}"#
        ).draft
        #expect(
            draft.document.text == #"{"template":"progress","value":1,"tap_action":{"url":"https://a.b","headers":{}}}"#
        )
    }

    @Test("empty arrays and objects stay as they are written")
    func keepsEmptyCollections() throws {
        let draft = try DraftFixture.posted(
            #"{"slug":"a","name":"b","content":{"template":"progress","value":1,"stat_rows":[]}}"#
        ).draft
        #expect(draft.document.text == #"{"template":"progress","value":1,"stat_rows":[]}"#)
    }

    @Test(
        "slug is required and keeps its rule",
        arguments: [
            ("", "slug is required: \(Slug.rule)"), (#""slug":null,"#, "slug is required: \(Slug.rule)"),
            (#""slug":"","#, Slug.rule), (#""slug":"a b","#, Slug.rule), (#""slug":5,"#, Slug.rule),
        ]
    )
    func checksTheSlug(_ member: String, sentence: String) throws {
        let faults = try PostedDraftTests.faults("{\(member)\"name\":\"b\",\(PostedDraftTests.content)}")
        #expect(faults.map(\.location) == ["body.slug"])
        #expect(faults.map(\.message) == [sentence])
    }

    @Test(
        "name is required, 1 to 256 characters",
        arguments: [
            ("", "name is required: a string of 1 to 256 characters"),
            (#""name":null,"#, "name is required: a string of 1 to 256 characters"),
            (#""name":"","#, "name is required: a string of 1 to 256 characters"),
            (#""name":7,"#, "name must be a string, not a number"),
            ("\"name\":\"\(ContentFixture.text(257))\",", "name is 257 characters long; at most 256 are allowed"),
        ]
    )
    func checksTheName(_ member: String, sentence: String) throws {
        let faults = try PostedDraftTests.faults("{\(member)\"slug\":\"a\",\(PostedDraftTests.content)}")
        #expect(faults.map(\.location) == ["body.name"])
        #expect(faults.map(\.message) == [sentence])
        _ = try DraftFixture.posted("{\"name\":\" \",\"slug\":\"a\",\(PostedDraftTests.content)}")
    }

    @Test(
        "the settings are whole numbers within their range",
        arguments: [
            ("push_throttle", ["1", "3600", "6e1", "60.0"], ["0", "3601", "-1", "1.5", "1e400"], "from 1 to 3600"),
            ("stale_after", ["60", "604800", "6.048e5"], ["59", "604801", "60.5", "1e19"], "from 60 to 604800"),
        ]
    )
    func checksSettings(_ name: String, good: [String], bad: [String], range: String) throws {
        for number in good {
            _ = try DraftFixture.posted(
                "{\"slug\":\"a\",\"name\":\"b\",\"\(name)\":\(number),\(PostedDraftTests.content)}"
            )
        }
        for number in bad {
            let faults = try PostedDraftTests.faults(
                "{\"slug\":\"a\",\"name\":\"b\",\"\(name)\":\(number),\(PostedDraftTests.content)}"
            )
            #expect(faults.map(\.location) == ["body.\(name)"])
            #expect(faults.map(\.message) == ["\(name) must be a whole number of seconds \(range)"])
        }
        let faults = try PostedDraftTests.faults(
            "{\"slug\":\"a\",\"name\":\"b\",\"\(name)\":\"60\",\(PostedDraftTests.content)}"
        )
        #expect(faults.map(\.message) == ["\(name) must be a whole number of seconds \(range), not a string"])
    }

    @Test("the faults of all parts come in one answer")
    func findsAll() throws {
        let faults = try PostedDraftTests.faults(
            #"{"slug":"-","name":"","push_throttle":0,"stale_after":"x","content":{"value":2,"valeu":null},"extra":null}"#
        )
        let places = [
            "extra", "slug", "name", "push_throttle", "stale_after", "content.valeu", "content.template",
            "content.value",
        ]
        #expect(faults.map(\.location) == places.map { "body.\($0)" })
    }

    @Test("content is required and an object")
    func needsAContent() throws {
        for missing in ["", #""content":null,"#] {
            let faults = try PostedDraftTests.faults("{\(missing)\"slug\":\"a\",\"name\":\"b\"}")
            #expect(faults == [Fault(location: "body.content", message: "content is required: an object")])
        }
        let faults = try PostedDraftTests.faults(#"{"slug":"a","name":"b","content":[]}"#)
        #expect(faults == [Fault(location: "body.content", message: "content must be an object, not an array")])
    }

    @Test("the body must be an object", arguments: ["null", "[]", "1", #""a""#])
    func needsAnObject(_ text: String) throws {
        let type = try JSON(parsing: text).typeName
        for faults in [try PostedDraftTests.faults(text), try DraftFixture.faults { try DraftFixture.patched(text) }] {
            #expect(faults.map(\.location) == ["body"])
            #expect(faults.map(\.message) == ["the body must be an object, not \(type)"])
        }
    }
}
