import TestSupport
import Testing
import Widgets

/// Bodies end at 64 KiB, whatever way they are framed.
@Suite struct BodySizeTests {
    private func padded(to count: Int) -> [UInt8] {
        let body = Array(Body.progress("\"value\":0.5").utf8)
        return body + [UInt8](repeating: 0x20, count: count - body.count)
    }

    @Test func sixtyFourKibibytesAreAccepted() throws {
        #expect(try TestServer().call("POST", "/widgets", bytes: padded(to: 65_536)).status == 201)
    }

    @Test(arguments: [65_537, 1 << 20])
    func aLongerBodyIsRefusedAndTheConnectionGoesOn(count: Int) throws {
        let server = try TestServer()
        let client = try server.connect()
        let answer = try client.call("POST", "/widgets", headers: server.jsonHeaders, body: padded(to: count))
        try answer.expectProblem(413, detail: "65536 bytes")
        #expect(try client.call("GET", "/widgets", headers: server.jsonHeaders).text == #"{"items":[]}"#)
    }

    @Test func aLongerChunkedBodyIsRefusedAndTheConnectionGoesOn() throws {
        let server = try TestServer()
        let client = try server.connect()
        let head = ["POST /widgets HTTP/1.1", "Host: x", "Transfer-Encoding: chunked"] + server.jsonHeaders + ["", ""]
        client.send(head.joined(separator: "\r\n"))
        let chunk = "4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n"
        for _ in 0..<5 { client.send(chunk) }
        client.send("0\r\n\r\n")
        try client.answer().expectProblem(413, detail: "65536 bytes")
        #expect(try client.call("GET", "/health").status == 200)
    }

    @Test func aLongBodyOfAStrangerIsRefusedForItsKey() throws {
        let answer = try TestServer().call("POST", "/widgets", bytes: padded(to: 70_000), headers: ["Authorization:"])
        try answer.expectProblem(401, code: "token.invalid")
    }
}
