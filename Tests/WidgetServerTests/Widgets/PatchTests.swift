import TestSupport
import Testing
import Widgets

/// PATCH merges as RFC 7396 says, and checks the whole.
@Suite struct PatchTests {
    private static let full = Body.widget(
        "w",
        #"{"template":"progress","value":0.1,"label":"L","subtitle":"S","accent_color":"red","#
            + #""start_date":"2026-11-30T10:00:00Z","end_date":"2026-11-30T14:00:00Z","stat_rows":["#
            + #"{"label":"a","value":"1"},{"label":"b","value":"2"},{"label":"c","value":"3"}]}"#,
        more: #","stale_after":60"#
    )

    private func server() throws -> TestServer {
        let server = try TestServer()
        #expect(try server.call("POST", "/widgets", PatchTests.full).status == 201)
        return server
    }

    @Test func keepsWhatThePatchDoesNotName() throws {
        let server = try server()
        let patched = try server.call("PATCH", "/widgets/w", Body.patch(#"{"value":0.5}"#))
        #expect(patched.status == 200)
        var expected = try #require(try JSON(parsing: PatchTests.full)["content"]?.object)
        expected["value"] = try JSON(parsing: "0.5")
        #expect(try patched.json()["content"] == .object(expected))
        #expect(try patched.json()["stale_after"] == 60)
        #expect(try server.call("GET", "/widgets/w").body == patched.body)
    }

    @Test func aNullTakesTheMemberAway() throws {
        let patched = try server().call("PATCH", "/widgets/w", Body.patch(#"{"label":null}"#))
        let content = try #require(try patched.json()["content"])
        #expect(!content.names.contains("label"))
        #expect(!patched.text.contains("null"))
    }

    @Test func anArrayIsReplacedAsAWhole() throws {
        let patched = try server().call(
            "PATCH",
            "/widgets/w",
            Body.patch(#"{"stat_rows":[{"label":"only","value":"1","unit":"%"}]}"#)
        )
        #expect(try patched.json()["content"]?["stat_rows"]?.elements.count == 1)
        #expect(try patched.json()["content"]?["stat_rows"]?[0]?["label"] == "only")
    }

    @Test func aWindowTakenAwayLeavesTheValue() throws {
        let patched = try server().call("PATCH", "/widgets/w", Body.patch(#"{"start_date":null,"end_date":null}"#))
        #expect(patched.status == 200)
        #expect(try patched.json()["content"]?["value"] == JSON(parsing: "0.1"))
    }

    @Test(arguments: [
        (#"{"stat_rows":[null]}"#, "body.content.stat_rows[0]"),
        (#"{"start_date":null,"end_date":null,"value":null}"#, "body.content.value"),
        (#"{"valeu":0.5}"#, "body.content.valeu"),
        (#"{"valeu":null}"#, "body.content.valeu"),
        (#"{"template":null}"#, "body.content.template"),
        (#"{"template":"gauge"}"#, "body.content.template"),
        (#"{"end_date":"2026-11-30T09:00:00Z"}"#, "body.content.end_date"),
        (#"{"value":"0.5"}"#, "body.content.value"),
    ])
    func aPatchThatWouldLeaveABadWidgetChangesNothing(content: String, location: String) throws {
        let server = try server()
        let before = try server.call("GET", "/widgets/w").body
        let refused = try server.call("PATCH", "/widgets/w", Body.patch(content))
        try refused.expectProblem(422, code: "widget.content_invalid")
        #expect(try refused.locations() == [location])
        #expect(try server.call("GET", "/widgets/w").body == before)
    }

    @Test(arguments: ["{}", #"{"content":{}}"#, #"{"content":{"value":0.1}}"#])
    func anEqualPatchIsAHeartbeat(body: String) throws {
        let server = try server()
        let before = try server.call("GET", "/widgets/w").json()
        server.clock.advance(seconds: 5)
        let patched = try server.call("PATCH", "/widgets/w", body)
        #expect(patched.status == 200)
        #expect(try patched.json()["content"] == before["content"])
        #expect(try patched.json()["created_at"] == before["created_at"])
        #expect(try patched.json()["updated_at"] == "2026-11-30T12:00:05Z")
    }

    @Test func updatedAtMovesEvenWhenTheClockStandsStill() throws {
        let server = try server()
        var seen: Set<String> = []
        var tags: Set<String> = []
        for _ in 0..<5 {
            let answer = try server.call("PATCH", "/widgets/w", "{}")
            seen.insert(try #require(try answer.json()["updated_at"]?.string))
            tags.insert(try #require(answer["etag"]))
        }
        #expect(seen.count == 5, "\(seen)")
        #expect(tags.count == 5)
    }

    @Test func aWindowThatHasRunOutStaysPatchable() throws {
        let server = try server()
        server.clock.advance(seconds: 400 * 86_400)
        #expect(try server.call("PATCH", "/widgets/w", Body.patch(#"{"label":"done"}"#)).status == 200)
    }

    @Test func theNameAndTheSettingsCanBePatchedAlone() throws {
        let server = try server()
        let patched = try server.call("PATCH", "/widgets/w", #"{"name":"Other","push_throttle":1}"#)
        #expect(try patched.json()["name"] == "Other")
        #expect(try patched.json()["push_throttle"] == 1)
        try server.call("PATCH", "/widgets/w", #"{"name":null}"#).expectProblem(422)
        try server.call("PATCH", "/widgets/w", #"{"slug":"x"}"#).expectProblem(422)
    }
}
