import Testing

@testable import Widgets

@Suite("Actions keep the rules of the contract")
struct WidgetActionTests {
    static let names = ["tap_action", "url_action", "secondary_url_action"]

    private static func faults(_ action: String) throws -> [Fault] {
        try ContentFixture.faults("{\"url_action\":\(action)}")
    }

    @Test("every action is checked at its own place", arguments: names)
    func placesFaults(_ name: String) throws {
        let faults = try ContentFixture.faults("{\"\(name)\":{\"link\":1}}")
        #expect(faults.map(\.location) == ["body.content.\(name).link", "body.content.\(name).url"])
        #expect(
            faults.map(\.message) == [
                "\"link\" is not known here; known are url, foreground, method, headers, body, title, icon",
                "url is required: a string of 1 to 2048 characters",
            ]
        )
    }

    @Test("url takes 2048 code points and no more")
    func limitsTheURL() throws {
        let url = "https://example.org/" + ContentFixture.text(2_028)
        #expect(try WidgetActionTests.faults("{\"url\":\"\(url)\"}") == [])
        let faults = try WidgetActionTests.faults("{\"url\":\"\(url)x\"}")
        #expect(faults.map(\.message) == ["url is 2049 characters long; at most 2048 are allowed"])
    }

    @Test("every method is read, others and lower case are refused")
    func readsMethods() throws {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] {
            let content = try ContentFixture.read("{\"url_action\":{\"url\":\"https://a.b\",\"method\":\"\(method)\"}}")
            #expect(content.fields.urlAction?.method?.rawValue == method)
        }
        for method in ["get", "OPTIONS", "CONNECT", "G\\u0000"] {
            let faults = try WidgetActionTests.faults("{\"url\":\"https://a.b\",\"method\":\"\(method)\"}")
            #expect(faults.map(\.message) == ["method must be one of GET, POST, PUT, PATCH, DELETE, HEAD"])
        }
    }

    @Test(
        "title, icon and body have their limits",
        arguments: [("title", 64), ("icon", 64), ("body", 1_024)]
    )
    func limitsTexts(_ name: String, limit: Int) throws {
        let text = String(repeating: "😀", count: limit)
        #expect(try WidgetActionTests.faults("{\"url\":\"https://a.b\",\"\(name)\":\"\(text)\"}") == [])
        let faults = try WidgetActionTests.faults("{\"url\":\"https://a.b\",\"\(name)\":\"\(text)x\"}")
        #expect(faults.map(\.location) == ["body.content.url_action.\(name)"])
        #expect(faults.map(\.message) == ["\(name) is \(limit + 1) characters long; at most \(limit) are allowed"])
    }

    @Test("method, headers and body go with http and https only")
    func needsHTTP() throws {
        let members = #""method":"POST","headers":{"A":"b"},"body":"c""#
        #expect(try WidgetActionTests.faults("{\"url\":\"HTTP://a.b\",\(members)}") == [])
        let faults = try WidgetActionTests.faults("{\"url\":\"app://x\",\(members)}")
        #expect(faults.map(\.location) == ["method", "headers", "body"].map { "body.content.url_action.\($0)" })
        #expect(
            faults.map(\.message)
                == ["method", "headers", "body"].map { "\($0) is only allowed with an http or https url" }
        )
        #expect(
            try WidgetActionTests.faults(#"{"url":"app://x","method":"","headers":null,"body":"","title":"t"}"#) == []
        )
    }

    @Test("foreground is a boolean", arguments: [("1", "a number"), (#""true""#, "a string"), (#""""#, "a string")])
    func checksForeground(_ value: String, type: String) throws {
        let faults = try WidgetActionTests.faults("{\"url\":\"https://a.b\",\"foreground\":\(value)}")
        #expect(faults.map(\.message) == ["foreground must be true or false, not \(type)"])
    }

    @Test("headers take 1024 bytes in all, names and values together")
    func limitsHeaders() throws {
        let fits =
            "{\"url\":\"https://a.b\",\"headers\":{\"AB\":\"\(ContentFixture.text(510))\",\"C\":\"\(ContentFixture.text(509))é\"}}"
        #expect(try WidgetActionTests.faults(fits) == [])
        let faults = try WidgetActionTests.faults(fits.replacing("AB", with: "ABC"))
        #expect(faults.map(\.location) == ["body.content.url_action.headers"])
        #expect(faults.map(\.message) == ["headers are 1025 bytes in all; at most 1024 are allowed"])
    }

    @Test("each bad header is named at its place")
    func namesHeaders() throws {
        let faults = try WidgetActionTests.faults(
            #"{"url":"https://a.b","headers":{"A":1,"B C":"x","D":"a\r\nE: f","":"x","G":null,"H":"","I":"\tok é"}}"#
        )
        #expect(faults.map(\.location) == ["A", "B C", "D", ""].map { "body.content.url_action.headers.\($0)" })
        #expect(
            faults.map(\.message) == [
                "the header \"A\" must be a string, not a number",
                "\"B C\" is no header name; use letters, digits and hyphens, such as X-Token",
                "the header \"D\" holds a control character; leave out line breaks and the like",
                "\"\" is no header name; use letters, digits and hyphens, such as X-Token",
            ]
        )
    }

    @Test("headers must be an object", arguments: [("[]", "an array"), (#""A: b""#, "a string"), (#""""#, "a string")])
    func checksHeaders(_ value: String, type: String) throws {
        let faults = try WidgetActionTests.faults("{\"url\":\"https://a.b\",\"headers\":\(value)}")
        #expect(faults.map(\.message) == ["headers must be an object of strings, not \(type)"])
    }
}
