import HTTPDaemon
import TestSupport
import Testing

/// What becomes of requests that no honest client sends.
///
/// Those marked MHD are refused by libmicrohttpd itself.
@Suite struct HostileRequestTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let status: Int

        init(_ description: String, _ text: String, _ status: Int) {
            testDescription = description
            self.text = text
            self.status = status
        }
    }

    private static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"

    private static let endless = String(repeating: "a", count: 40_000)

    private static func post(_ fields: String, _ body: String = "") -> String {
        "POST /a HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n\(body)" + smuggled
    }

    private static let refused: [Case] = [
        Case("both lengths", post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"), 400),
        Case("both lengths, other order", post("Transfer-Encoding: chunked\r\nContent-Length: 5", "0\r\n\r\n"), 400),
        Case("two lengths", post("Content-Length: 5\r\nContent-Length: 6", "abcde"), 400),
        Case("twice the same length", post("Content-Length: 5\r\ncontent-length: 5", "abcde"), 400),
        Case("a list of lengths (MHD)", post("Content-Length: 5, 5", "abcde"), 400),
        Case("a negative length (MHD)", post("Content-Length: -5", "abcde"), 400),
        Case("a signed length (MHD)", post("Content-Length: +5", "abcde"), 400),
        Case("an empty length (MHD)", post("Content-Length: ", "abcde"), 400),
        Case("a length past 64 bits (MHD)", post("Content-Length: 99999999999999999999999", "abcde"), 413),
        Case("a length of 64 bits", post("Content-Length: 18446744073709551615", "abcde"), 413),
        Case("another encoding", post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n"), 501),
        Case("chunked in disguise", post("Transfer-Encoding: xchunked", "0\r\n\r\n"), 501),
        Case("two encodings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "0\r\n\r\n"), 400),
        Case("a space before the colon", post("Transfer-Encoding : chunked", "0\r\n\r\n"), 400),
        Case("a folded header", post("X: a\r\n b"), 400),
        Case("a header forged by folding", post("Transfer-Encodin: chunked\r\n g", "0\r\n\r\n"), 400),
        Case("a fold on the first line", "GET /a HTTP/1.1\r\n X: a\r\nHost: a\r\n\r\n" + smuggled, 400),
        Case("a bare CR in a value", post("X: a\rTransfer-Encoding: chunked", "0\r\n\r\n"), 400),
        Case("a chunk size that is none (MHD)", post("Transfer-Encoding: chunked", "zz\r\nabc\r\n0\r\n\r\n"), 400),
        Case("a negative chunk size (MHD)", post("Transfer-Encoding: chunked", "-1\r\nabc\r\n0\r\n\r\n"), 400),
        Case("a chunk size past 64 bits (MHD)", post("Transfer-Encoding: chunked", "fffffffffffffffff\r\nabc"), 413),
        // The one 5xx that bytes can get; the handler never hears of it.
        Case("a chunk size line without an end (MHD)", post("Transfer-Encoding: chunked", "1;" + endless), 500),
        Case("two hosts", "GET /a HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n" + smuggled, 400),
        Case("no host", "GET /a HTTP/1.1\r\n\r\n" + smuggled, 400),
        Case("a space in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n" + smuggled, 400),
        Case("a NUL in the path", "GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n" + smuggled, 400),
        Case("a NUL in the query", "GET /a?b\0c HTTP/1.1\r\nHost: a\r\n\r\n" + smuggled, 400),
        Case("a NUL before the query", "GET /a\0?b HTTP/1.1\r\nHost: a\r\n\r\n" + smuggled, 400),
        Case("a NUL in a header name (MHD)", "GET /a HTTP/1.1\r\nHost: a\r\nX\0Y: b\r\n\r\n" + smuggled, 400),
        Case("a header without a colon (MHD)", "GET /a HTTP/1.1\r\nHost: a\r\nnone\r\n\r\n" + smuggled, 400),
        Case("a huge header (MHD)", "GET /a HTTP/1.1\r\nX: \(String(repeating: "a", count: 1_000_000))\r\n\r\n", 431),
        Case("very many headers (MHD)", "GET /a HTTP/1.1\r\n\(String(repeating: "X: a\r\n", count: 20_000))\r\n", 431),
        Case("a huge target (MHD)", "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        Case("no version (MHD)", "GET /a\r\n\r\n" + smuggled, 400),
        Case("HTTP/2 (MHD)", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    ]

    @Test(arguments: refused)
    func isRefusedAndClosed(test: Case) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send(test.text)
        #expect(try client.answer().status == test.status)
        // MHD's own 400 and 413 for a bad Content-Length come with their header lines twice; then it closes.
        #expect(!client.rest().contains("/smuggled"))
    }

    @Test(arguments: ["\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\r\n\r\n", "GET\r\n\r\n"])
    func isClosedWithoutAWordByMHD(text: String) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send(text)
        #expect(client.isAtEnd())
    }

    @Test func takesBareLineFeedsAsMHDDoes() throws {
        let handler = TestHandler(answer: { exchange in
            let value = exchange.request.header(named: "X") ?? "none"
            exchange.respond(.text(.ok, value))
        })
        let listener = try listen(handler)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\nHost: a\nX: c\n\n")
        #expect(try client.answer().text == "c\n")
        client.send("GET /a HTTP/1.1\r\nHost:a\r\nX:\t  d\r\nEmpty:\r\n\r\n")
        #expect(try client.answer().text == "d\n")
    }

    @Test func survivesRandomBytes() throws {
        let listener = try listen()
        var state: UInt64 = 42
        for _ in 0..<200 {
            let client = try HTTPClient(port: listener.port)
            let bytes = (0..<256).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            client.send(Array("GET /".utf8) + bytes + Array("\r\n\r\n".utf8))
            client.finishSending()
        }
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 200)
    }
}
