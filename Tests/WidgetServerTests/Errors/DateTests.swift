import TestSupport
import Testing
import Widgets

/// What a date may be, seen over HTTP.
@Suite struct DateTests {
    @Test(arguments: [
        "2026-03-01t10:00:00z", "2026-03-01T10:00:00.5Z", "2026-03-01T10:00:00.123456789012Z",
        "2026-03-01T10:00:00-00:30", "2000-01-01T00:00:00Z", "2016-12-31T23:59:60Z", "2027-12-01T12:00:00Z",
    ])
    func acceptsAndKeepsADate(text: String) throws {
        let posted = try TestServer().call("POST", "/widgets", Body.progress("\"value\":0,\"start_date\":\"\(text)\""))
        #expect(posted.status == 201, "\(posted.text)")
        #expect(try posted.json()["content"]?["start_date"] == .string(text))
    }

    @Test(arguments: [
        "\"2026-02-30T00:00:00Z\"", "\"2026-02-01T24:00:00Z\"", "\"2026-02-01T10:61:00Z\"",
        "\"2026-02-01T10:00:00Zjunk\"", "\"2026-02-01T10:00:00\"", "\"\"", "\"2026-02-01T10:00:60Z\"", "1767225600",
        "\"1999-12-31T23:59:59Z\"", "\"2027-12-01T12:00:01Z\"", "\"1990-12-31T23:59:60Z\"", "true", "\"2026-02-01\"",
    ])
    func refusesWhatIsNoDate(json: String) throws {
        let refused = try TestServer().call("POST", "/widgets", Body.progress("\"value\":0,\"end_date\":\(json)"))
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "end_date")
        #expect(try refused.locations() == ["body.content.end_date"])
    }

    @Test func saysThatDatesAreText() throws {
        let refused = try TestServer().call("POST", "/widgets", Body.progress(#""value":0,"end_date":1767225600"#))
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "as text")
    }

    @Test(arguments: ["2026-12-01T10:00:00Z", "2026-12-01T09:00:00Z"])
    func refusesAWindowThatDoesNotBegin(before end: String) throws {
        let body = Body.progress("\"start_date\":\"2026-12-01T10:00:00Z\",\"end_date\":\"\(end)\"")
        let refused = try TestServer().call("POST", "/widgets", body)
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "after start_date")
        #expect(try refused.locations() == ["body.content.end_date"])
    }

    @Test(arguments: ["start_date", "end_date"])
    func oneDateAloneDoesNotReplaceTheValue(name: String) throws {
        let server = try TestServer()
        let body = Body.progress("\"\(name)\":\"2026-12-01T10:00:00Z\"")
        try server.call("POST", "/widgets", body).expectProblem(422, code: "widget.content_invalid")
        let with = Body.progress("\"value\":0.5,\"\(name)\":\"2026-12-01T10:00:00Z\"")
        #expect(try server.call("POST", "/widgets", with).status == 201)
    }
}
