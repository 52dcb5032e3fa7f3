import TestSupport
import Testing
import Widgets

/// What a value may be, seen over HTTP.
@Suite struct ValueTests {
    @Test(arguments: [
        "0", "1", "0.5", "0.996", "0.9999999999", "0.004", "-0.0", "-0", "1.0", "1e-400", "0.42", "9.9e-1", "1E0",
    ])
    func acceptsAFraction(value: String) throws {
        let posted = try TestServer().create("w", value: value)
        #expect(posted.status == 201, "\(posted.text)")
        guard case .number(let number)? = try posted.json()["content"]?["value"] else {
            Issue.record("no number: \(posted.text)")
            return
        }
        #expect(number.text == value)
    }

    @Test(arguments: [
        ("42", "0 to 1"), ("-0.1", "0 to 1"), ("1.0000001", "0 to 1"), ("1e400", "too large"), ("-1e400", "too large"),
        ("\"0.5\"", "a string"), ("true", "a boolean"), ("[0.5]", "an array"), ("{\"v\":1}", "an object"),
    ])
    func refusesWhatIsNoFraction(value: String, reason: String) throws {
        let server = try TestServer()
        let refused = try server.create("w", value: value)
        try refused.expectProblem(422, code: "widget.content_invalid", detail: reason)
        #expect(try refused.locations() == ["body.content.value"])
        #expect(try server.call("GET", "/widgets/w").status == 404)
        #expect(try server.create("w").status == 201)
    }

    @Test func saysHowAPercentIsSent() throws {
        let refused = try TestServer().create("w", value: "42")
        try refused.expectProblem(422, code: "widget.content_invalid", detail: "send 42% as 0.42")
        #expect(try refused.json()["errors"]?[0]?["value"] == 42)
    }

    @Test(arguments: ["0,5", "0x10", ".5", "5.", "1_000", "NaN", "+1", "Infinity", "01", "1e", "--1", "0.5f"])
    func refusesWhatIsNoJSONNumber(value: String) throws {
        let server = try TestServer()
        try server.create("w", value: value).expectProblem(400, detail: "not JSON")
        try server.create("w")
        let patched = try server.call("PATCH", "/widgets/w", Body.patch("{\"value\":\(value)}"))
        try patched.expectProblem(400, code: "widget.content_invalid", detail: "not JSON")
    }
}
