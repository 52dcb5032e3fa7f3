import TestSupport
import Testing
import Widgets

/// All faults of a body come in one answer, each with its place.
@Suite struct FaultTests {
    @Test func namesEveryFaultAtOnce() throws {
        let refused = try TestServer().call(
            "POST",
            "/widgets",
            #"{"slug":"-x","name":" ","colour":1,"push_throttle":0,"stale_after":59,"content":{"template":"progress","#
                + #""value":2,"valeu":1,"trend":"sideways","stat_rows":[{"label":"a","value":"b"},{"label":" "},7],"#
                + #""tap_action":{"url":"javascript:alert(1)"},"accent_color":"greenish"}}"#
        )
        try refused.expectProblem(422, code: "widget.content_invalid")
        let locations = Set(try refused.locations())
        #expect(
            locations == [
                "body.colour", "body.slug", "body.name", "body.push_throttle", "body.stale_after",
                "body.content.valeu", "body.content.value", "body.content.trend", "body.content.stat_rows[1].label",
                "body.content.stat_rows[1].value", "body.content.stat_rows[2]", "body.content.tap_action.url",
                "body.content.accent_color",
            ]
        )
        for error in try refused.json()["errors"]?.elements ?? [] {
            #expect(error["message"]?.string?.isEmpty == false)
        }
    }

    @Test(arguments: [
        (#"{"name":"n","content":{"template":"progress","value":0}}"#, "body.slug"),
        (#"{"slug":"w","content":{"template":"progress","value":0}}"#, "body.name"),
        (#"{"slug":"w","name":"","content":{"template":"progress","value":0}}"#, "body.name"),
        (#"{"slug":7,"name":"n","content":{"template":"progress","value":0}}"#, "body.slug"),
        (
            #"{"slug":"w","name":"n","content":{"template":"progress","value":0},"push_throttle":1.5}"#,
            "body.push_throttle"
        ),
        (
            #"{"slug":"w","name":"n","content":{"template":"progress","value":0},"stale_after":"60"}"#,
            "body.stale_after"
        ),
        (
            #"{"slug":"w","name":"n","content":{"template":"progress","value":0},"stale_after":604801}"#,
            "body.stale_after"
        ),
        (#"{"slug":"w","name":"n","content":{"template":"progress","value":0},"extra":null}"#, "body.extra"),
        ("[]", "body"), ("null", "body"), ("\"x\"", "body"), ("1", "body"),
    ])
    func aWrongShapeHasNoCode(body: String, location: String) throws {
        let refused = try TestServer().call("POST", "/widgets", body)
        try refused.expectProblem(422)
        #expect(try refused.locations() == [location])
    }

    @Test(arguments: [
        (#"{"slug":"w","name":"n"}"#, "body.content"), (#"{"slug":"w","name":"n","content":[]}"#, "body.content"),
        (#"{"slug":"w","name":"n","content":{"value":0}}"#, "body.content.template"),
        (#"{"slug":"w","name":"n","content":{"template":"gauge","value":0}}"#, "body.content.template"),
        (#"{"slug":"w","name":"n","content":{"template":7,"value":0}}"#, "body.content.template"),
    ])
    func aContentThatIsMissingOrOfAnotherTemplateHasTheCodeOfContents(body: String, location: String) throws {
        let refused = try TestServer().call("POST", "/widgets", body)
        try refused.expectProblem(422, code: "widget.content_invalid")
        #expect(try refused.locations() == [location])
    }

    @Test func aTemplateThatIsNotThereIsAnsweredWithThoseThatAre() throws {
        let refused = try TestServer().call("POST", "/widgets", Body.widget("w", #"{"template":"gauge","value":0}"#))
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "\"progress\"")
    }

    @Test(arguments: [
        ("label", 256), ("subtitle", 256), ("icon", 128), ("expired_text", 64),
    ])
    func lengthsAreCountedInCodePoints(name: String, limit: Int) throws {
        let server = try TestServer()
        let fits = String(repeating: "é", count: limit)
        #expect(try server.call("POST", "/widgets", Body.progress("\"value\":0,\"\(name)\":\"\(fits)\"")).status == 201)
        for long in [fits + "x", String(repeating: "🇺🇦", count: limit)] {
            let refused = try server.call("POST", "/widgets", Body.progress("\"value\":0,\"\(name)\":\"\(long)\""))
            try refused.expectProblem(422, code: "widget.content_invalid", detail: "\(limit)")
            #expect(try refused.locations() == ["body.content.\(name)"])
        }
    }

    @Test func theDetailNamesThePlaceAndWhatWasSent() throws {
        let server = try TestServer()
        let rows = #""value":0,"stat_rows":[{"label":"a","value":"b"},{"label":"","value":"b"}]"#
        let refused = try server.call("POST", "/widgets", Body.progress(rows))
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "body.content.stat_rows[1].label")
        try server.create("x", value: "42").expectProblem(
            422,
            code: "widget.content_invalid",
            detail: "body.content.value is 42"
        )
    }

    @Test func aHostileNumberOfFaultsGivesAShortAnswer() throws {
        let members = (0..<2_000).map { "\"m\($0)\":1" }.joined(separator: ",")
        let refused = try TestServer().call("POST", "/widgets", Body.progress(members))
        try refused.expectProblem(422, code: "widget.content_invalid")
        #expect(refused.body.count < 65_536)
    }

    @Test func aLongUnknownNameIsCutShort() throws {
        let name = String(repeating: "n", count: 10_000)
        let refused = try TestServer().call("POST", "/widgets", Body.progress("\"value\":0,\"\(name)\":1"))
        try refused.expectProblem(422, code: "widget.content_invalid")
        #expect(refused.body.count < 4_096)
    }
}
