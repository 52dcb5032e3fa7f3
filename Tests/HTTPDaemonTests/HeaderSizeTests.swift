import HTTPDaemon
import TestSupport
import Testing

/// How long a request line and its headers may be.
///
/// The default is 16,384 bytes, and libmicrohttpd has twice that for them.
@Suite struct HeaderSizeTests {
    /// A request whose target and header lines have `count` bytes.
    private static func request(_ count: Int, inTarget: Bool) -> String {
        let rest = "/?Host: a\r\n".utf8.count + (inTarget ? 0 : "X: \r\n".utf8.count)
        let filler = String(repeating: "a", count: count - rest)
        return inTarget
            ? "GET /?\(filler) HTTP/1.1\r\nHost: a\r\n\r\n" : "GET /? HTTP/1.1\r\nHost: a\r\nX: \(filler)\r\n\r\n"
    }

    @Test(arguments: [15_800, 16_383, 16_384], [true, false])
    func upToTheLimitAreTaken(count: Int, inTarget: Bool) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        for _ in 0..<2 {
            client.send(Self.request(count, inTarget: inTarget))
            #expect(try client.answer().status == 200)
        }
    }

    @Test(arguments: [16_385, 17_000, 22_000, 30_000], [true, false])
    func aboveItAreRefusedWithTheHandlersAnswer(count: Int, inTarget: Bool) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request(count, inTarget: inTarget))
        let answer = try client.answer()
        #expect(answer.status == 431)
        #expect(answer.text.contains("longer than the 16384 bytes"))
        #expect(client.isAtEnd())
    }

    /// Between what fits and what MHD refuses there is a size for which it has no room to answer.
    @Test(arguments: Array(stride(from: 31_700, to: 33_800, by: 100)))
    func aboveTheMemoryOfAConnectionAreRefusedOrCutOffAtOnce(count: Int) throws {
        let listener = try listen { $0.limits.requestTime = .milliseconds(0) }
        let client = try HTTPClient(port: listener.port)
        client.send(Self.request(count, inTarget: false))
        let answer = client.rest()
        #expect(answer.isEmpty ? client.isAtEnd() : answer.hasPrefix("HTTP/1.1 431"))
    }

    /// MHD would make a list of them that fills the memory of the connection, and then send nothing at all.
    @Test(arguments: [1, 225, 400, 5_000, 16_000])
    func theParametersOfAQueryMayBeMany(count: Int) throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        let query = String(repeating: "&", count: count)
        for _ in 0..<2 {
            client.send("GET /a?\(query) HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.answer().text == "GET /a \(query) 0\n")
        }
    }

    @Test func cookiesOfABrowserFitIn() throws {
        let listener = try listen()
        let client = try HTTPClient(port: listener.port)
        let cookies = (0..<150).map { "name-\($0)=\(String(repeating: "v", count: 30))" }.joined(separator: "; ")
        client.send("GET /a HTTP/1.1\r\nHost: a\r\nCookie: \(cookies)\r\n\r\n")
        #expect(try client.answer().status == 200)
    }
}
