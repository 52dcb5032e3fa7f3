import TestSupport
import Testing
import Widgets

/// A status widget goes over the wire like any other.
@Suite struct StatusTests {
    @Test func isMadeOfItsTemplateAlone() throws {
        let server = try TestServer()
        let made = try server.call("POST", "/widgets", Body.widget("s", #"{"template":"status"}"#))
        #expect(made.status == 201)
        #expect(try made.json()["content"] == JSON(parsing: #"{"template":"status"}"#))
    }

    @Test func theRefusalOfABarGivesTheCallThatMakesOne() throws {
        let server = try TestServer()
        let refused = try server.call("POST", "/widgets", Body.widget("s", #"{"template":"progress"}"#))
        #expect(refused.status == 422)
        let message = try #require(try refused.json()["errors"]?[0]?["message"]?.string)
        let start = try #require(message.firstIndex(of: "{"))
        let end = try #require(message.lastIndex(of: "}"))
        #expect(message[..<start].contains(#"curl "$HEADWAY_URL/widgets""#))
        #expect(try server.call("POST", "/widgets", String(message[start...end])).status == 201)
    }

    @Test func aPatchChangesTheTemplateWithWhatTheNewOneNeeds() throws {
        let server = try TestServer()
        #expect(
            try server.call("POST", "/widgets", Body.widget("w", #"{"template":"progress","value":0.5}"#)).status == 201
        )
        let status = try server.call("PATCH", "/widgets/w", Body.patch(#"{"template":"status","value":null}"#))
        #expect(status.status == 200)
        #expect(try status.json()["content"] == JSON(parsing: #"{"template":"status"}"#))
        let bare = try server.call("PATCH", "/widgets/w", Body.patch(#"{"template":"progress"}"#))
        #expect(bare.status == 422)
        #expect(try server.call("GET", "/widgets/w").body == status.body)
        let whole = try server.call("PATCH", "/widgets/w", Body.patch(#"{"template":"progress","value":1}"#))
        #expect(try whole.json()["content"]?["template"] == "progress")
    }
}
