import Glibc
import HTTPDaemon
import TestSupport
import Testing

@Suite struct ListenerStartTests {
    @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0", "::"])
    func picksAPortAndAnswersOnIt(host: String) throws {
        let listener = try listen { $0.host = host }
        #expect(listener.port > 0)
        let client = try HTTPClient(port: listener.port)
        client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().text == "GET /a - 0\n")
    }

    @Test func saysThatAPortIsTaken() throws {
        let first = try listen()
        let error = try #require(throws: HTTPDaemonError.self) { try listen { $0.port = first.port } }
        #expect(error.code == .addressInUse)
        #expect(error.description.contains("\(first.port)"))
    }

    @Test(arguments: ["no-such-host.invalid", "", "300.1.1.1", "a\0b", "192.0.2.1"])
    func saysThatAHostIsUnknown(host: String) throws {
        let error = try #require(throws: HTTPDaemonError.self) { try listen { $0.host = host } }
        #expect(error.code == .unknownHost)
    }

    @Test func saysThatACertificateIsBad() throws {
        let error = try #require(throws: HTTPDaemonError.self) {
            try listen { $0.certificate = TLSCertificate(chain: Array("x".utf8), key: Array("secret".utf8)) }
        }
        #expect(error.code == .badCertificate)
        #expect(!error.description.contains("secret"))
    }

    @Test func refusesLimitsThatMakeNoSense() throws {
        let error = try #require(throws: HTTPDaemonError.self) { try listen { $0.limits.headerBytes = 10 } }
        #expect(error.code == .badConfiguration)
        #expect(error.description.contains("limits.headerBytes is 10"))
    }

    @Test func servesTLSWithAPairThatFits() throws {
        let folder = output(of: "mktemp -d").split(separator: "\n").joined()
        defer { _ = output(of: "rm -r '\(folder)'") }
        _ = output(
            of: "cd '\(folder)' && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
                + "-subj /CN=localhost -keyout key.pem -out chain.pem 2>&1"
        )
        let chain = Array(output(of: "cat '\(folder)/chain.pem'").utf8)
        let key = Array(output(of: "cat '\(folder)/key.pem'").utf8)
        try #require(!chain.isEmpty && !key.isEmpty)
        let waiting = TestHandler(answer: { exchange in
            let text = exchange.request.isSecure ? "secure" : "plain"
            exchange.defer().complete(with: .text(.ok, text))
        })
        let listener = try listen(waiting) { $0.certificate = TLSCertificate(chain: chain, key: key) }
        #expect(output(of: "curl -sk --max-time 10 https://127.0.0.1:\(listener.port)/a") == "secure\n")
        let upload =
            "head -c 1048576 /dev/zero | curl -sk --max-time 10 -o /dev/null -w '%{http_code}' --data-binary @- "
        #expect(output(of: upload + "https://127.0.0.1:\(listener.port)/a") == "413")
    }

    /// MHD closes the socket over a bad pair; a second close would take the file of whoever opened one in between.
    @Test func refusesAPairWithoutClosingTheFilesOfOthers() throws {
        let opener = try TestThread {
            for _ in 0..<400_000 {
                let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
                if descriptor < 0 { throw TestSupportError("open: \(errno)") }
                if close(descriptor) != 0 { throw TestSupportError("close: \(errno)") }
            }
        }
        for _ in 0..<2_000 {
            #expect(throws: HTTPDaemonError.self) {
                try listen { $0.certificate = TLSCertificate(chain: Array("x".utf8), key: Array("x".utf8)) }
            }
        }
        try opener.join()
    }

    @Test func limitsTheConnectionsOfOneAddress() throws {
        let listener = try listen { $0.limits.connectionsPerAddress = 2 }
        let clients = try (0..<2).map { _ in try HTTPClient(port: listener.port) }
        for client in clients {
            client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.answer().status == 200)
        }
        let third = try HTTPClient(port: listener.port)
        third.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(third.isAtEnd())
    }
}
