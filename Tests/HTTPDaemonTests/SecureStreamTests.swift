import HTTPDaemon
import TestSupport
import Testing

/// The same over TLS, where libmicrohttpd keeps the connection.
@Suite struct SecureStreamTests {
    private let pair: TLSCertificate

    init() throws {
        let folder = output(of: "mktemp -d").split(separator: "\n").joined()
        defer { _ = output(of: "rm -r '\(folder)'") }
        _ = output(
            of: "cd '\(folder)' && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
                + "-subj /CN=localhost -keyout key.pem -out chain.pem 2>&1"
        )
        pair = TLSCertificate(
            chain: Array(output(of: "cat '\(folder)/chain.pem'").utf8),
            key: Array(output(of: "cat '\(folder)/key.pem'").utf8)
        )
        try #require(!pair.chain.isEmpty && !pair.key.isEmpty)
    }

    private func curl(_ listener: HTTPListener, _ options: String = "--max-time 20") -> String {
        output(of: "curl -skN \(options) https://127.0.0.1:\(listener.port)/a")
    }

    @Test func piecesComeAsTheyAreMade() throws {
        let source = StreamSource()
        let listener = try listen(source.handler) { $0.certificate = pair }
        let long = String(repeating: "0123456789", count: 50_000)
        let thread = try TestThread {
            _ = source.opened.take(1)
            for number in 0..<1_000 { source.send("\(number).") }
            source.send(long)
            source.end()
        }
        #expect(curl(listener) == (0..<1_000).map { "\($0)." }.joined() + long)
        try thread.join()
        #expect(source.endings.take(1) == [true])
    }

    @Test func aDrainEndsStreamsAtOnce() throws {
        let source = StreamSource()
        source.send("one.")
        let listener = try listen(source.handler) { $0.certificate = pair }
        let thread = try TestThread {
            _ = source.opened.take(1)
            listener.drain(within: .milliseconds(60_000))
        }
        #expect("one.".hasPrefix(curl(listener)))
        try thread.join()
        #expect(source.isOver)
    }

    @Test func aClientThatHasLeftIsNoticedWithTheNextPiece() throws {
        let source = StreamSource()
        let listener = try listen(source.handler) { $0.certificate = pair }
        #expect(curl(listener, "--max-time 0.3") == "")
        while !source.isOver {
            source.send("x")
            yieldProcessor()
        }
        listener.drain(within: .milliseconds(1_000))
    }

    @Test(arguments: [("tls1", false), ("tls1_1", false), ("tls1_2", true), ("tls1_3", true)])
    func speaksNothingOlderThanTLS12(version: String, isSpoken: Bool) throws {
        let listener = try listen(StreamSource().handler) { $0.certificate = pair }
        let said = output(
            of: "echo | openssl s_client -connect 127.0.0.1:\(listener.port) -\(version) -cipher 'ALL@SECLEVEL=0' 2>&1"
        )
        #expect(said.contains("Cipher is (NONE)") != isSpoken, "\(said)")
        #expect(said.contains("Cipher is"), "openssl came to an end: \(said)")
    }
}
