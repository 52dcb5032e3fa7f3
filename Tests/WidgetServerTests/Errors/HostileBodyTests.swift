import TestSupport
import Testing
import Widgets

/// A hostile body gets a reason, never a 5xx, and the next request works.
@Suite struct HostileBodyTests {
    private static let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)

    @Test(arguments: [
        (#"{"a":1,"a":2}"#, "occurs twice"), (#"{"slug":"w",}"#, "byte"), ("\u{FEFF}{}", "byte order mark"),
        ("{\"a\":\"\u{0}\"}", "control character"), (#"{"a":"\ud800"}"#, "surrogate"),
        (#"{"a":"\udc00x"}"#, "surrogate"),
        (deep, "deep"), ("{\"content\":\(deep)}", "deep"), ("[1,]", "byte"), ("nul", "byte"), ("{}{}", "after the end"),
        ("\u{0}", "byte"), ("'a'", "byte"), ("{a:1}", "byte"), ("// x\n{}", "byte"), ("\"\\x\"", "escape"),
    ])
    func isRefusedWithAReason(body: String, reason: String) throws {
        let server = try TestServer()
        try server.create("w")
        let before = try server.call("GET", "/widgets").body
        let client = try server.connect()
        let bytes = Array(body.utf8)
        try client.call("POST", "/widgets", headers: server.jsonHeaders, body: bytes).expectProblem(400, detail: reason)
        try client.call("PATCH", "/widgets/w", headers: server.jsonHeaders, body: bytes)
            .expectProblem(400, code: "widget.content_invalid", detail: reason)
        #expect(try client.call("GET", "/widgets", headers: server.jsonHeaders).body == before)
    }

    @Test(arguments: [
        [0xFF, 0xFE], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
    ])
    func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) throws {
        let server = try TestServer()
        try server.call("POST", "/widgets", bytes: bytes).expectProblem(400, detail: "not JSON")
    }

    @Test func aLongDuplicateNameIsCutShort() throws {
        let name = String(repeating: "n", count: 20_000)
        let answer = try TestServer().call("POST", "/widgets", "{\"\(name)\":1,\"\(name)\":2}")
        #expect(answer.status == 400)
    }

    @Test func fiveThousandMembersAreRefused() throws {
        let members = (0..<5_000).map { "\"\(String($0, radix: 36))\":0" }.joined(separator: ",")
        try TestServer().call("POST", "/widgets", "{\(members)}")
            .expectProblem(422, code: "widget.content_invalid")
    }
}
