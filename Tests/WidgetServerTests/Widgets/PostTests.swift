import TestSupport
import Testing
import Widgets

/// POST creates a widget or replaces it in place.
@Suite struct PostTests {
    @Test func aSecondPostReplacesAllThatItsOwnerWroteAndKeepsTheBirthday() throws {
        let server = try TestServer()
        let first = Body.widget(
            "w",
            name: "Old",
            #"{"template":"progress","value":0.1,"label":"gone","icon":"star"}"#,
            more: #","push_throttle":5,"stale_after":60"#
        )
        #expect(try server.call("POST", "/widgets", first)["x-resource-action"] == "created")
        server.clock.advance(seconds: 90)
        let second = try server.call(
            "POST",
            "/widgets",
            Body.widget("w", name: "New", #"{"template":"progress","value":0.2}"#)
        )
        #expect(second.status == 201)
        #expect(second["x-resource-action"] == "updated")
        #expect(
            second.text == #"{"slug":"w","name":"New","content":{"template":"progress","value":0.2},"#
                + #""created_at":"2026-11-30T12:00:00Z","updated_at":"2026-11-30T12:01:30Z"}"#
        )
        #expect(try server.call("GET", "/widgets/w").body == second.body)
    }

    @Test func widgetsAreListedInOrderOfCreation() throws {
        let server = try TestServer()
        for slug in ["zebra", "Ant", "middle"] { try server.create(slug) }
        try server.create("zebra", value: "0.9")
        _ = try server.call("DELETE", "/widgets/Ant")
        try server.create("Ant")
        let slugs = try server.call("GET", "/widgets").json()["items"]?.elements.map { $0["slug"]?.string }
        #expect(slugs == ["zebra", "middle", "Ant"])
    }

    @Test func settingsComeBackOnlyWhenSet() throws {
        let server = try TestServer()
        let body = Body.widget(
            "w",
            #"{"template":"progress","value":0.5}"#,
            more: #","push_throttle":3600,"stale_after":604800"#
        )
        let widget = try server.call("POST", "/widgets", body).json()
        #expect(widget["push_throttle"] == 3600)
        #expect(widget["stale_after"] == 604_800)
        let patched = try server.call("PATCH", "/widgets/w", #"{"push_throttle":null,"stale_after":null}"#)
        #expect(patched.status == 200)
        #expect(try patched.json().names == ["slug", "name", "content", "created_at", "updated_at"])
    }

    @Test func nullsAndEmptyStringsAreNotSetAndNeverEchoed() throws {
        let server = try TestServer()
        let body = Body.widget(
            "w",
            #"{"template":"progress","value":null,"start_date":"2026-11-30T10:00:00Z","#
                + #""end_date":"2026-11-30T14:00:00Z","label":"","subtitle":null,"icon":"","trend":null,"#
                + #""stat_rows":[{"label":"a","value":"b","unit":""}],"tap_action":null,"severity":""}"#,
            more: #","push_throttle":null,"stale_after":null"#
        )
        let posted = try server.call("POST", "/widgets", body)
        #expect(posted.status == 201, "\(posted.text)")
        let content = try #require(try posted.json()["content"])
        #expect(content.names == ["template", "start_date", "end_date", "stat_rows"])
        #expect(content["stat_rows"]?[0]?.names == ["label", "value"])
        #expect(try posted.json().names == ["slug", "name", "content", "created_at", "updated_at"])
    }

    @Test func numbersAndDatesComeBackAsTheyWereWritten() throws {
        let server = try TestServer()
        for value in ["0.80", "8e-1", "0.8000000000000000000001", "1", "1.0", "0", "1E-7"] {
            #expect(try server.create("w", value: value).text.contains("\"value\":\(value)}"), "\(value)")
        }
        let dates = #""start_date":"2026-03-01t10:00:00.500000000000z","end_date":"2026-12-01T10:00:00-00:30""#
        #expect(try server.call("POST", "/widgets", Body.progress(dates)).text.contains(dates))
    }

    @Test(arguments: ["e\u{301}", "\u{E9}", "🦀 backup", "גיבוי 42", "a\u{0}b\r\n\ndata: x</script>"])
    func textsComeBackByteForByte(label: String) throws {
        let server = try TestServer()
        let posted = try server.call(
            "POST",
            "/widgets",
            Body.progress(#""value":0.5,"label":\#(JSON.string(label).text)"#)
        )
        #expect(posted.status == 201, "\(posted.text)")
        let back = try #require(try posted.json()["content"]?["label"]?.string)
        #expect(Array(back.utf8) == Array(label.utf8))
    }

    @Test func saysWhereTheWidgetIs() throws {
        let server = try TestServer()
        let posted = try server.create("A_b-9")
        #expect(posted["location"] == "/widgets/A_b-9")
        #expect(posted["content-type"] == "application/json")
    }
}
