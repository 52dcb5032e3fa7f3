import HTTPDaemon
import Testing

@Suite struct PeerAddressTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), (" 10.1.2.3\t", "10.1.2.3"), ("10.1.2.3:8080", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"), ("[2001:db8::1]:443", "2001:db8::1"),
        ("[::1]", "::1"), ("255.255.255.255", "255.255.255.255"),
    ])
    func readsAnAddressAndPrintsItTheUsualWay(text: String, printed: String) throws {
        #expect(try #require(PeerAddress(text)).description == printed)
    }

    @Test(arguments: [
        "", "localhost", "1.2.3", "1.2.3.256", "1.2.3.4:x", "1.2.3.4:123456", "1.2.3.4:", "[::1", "[::1]x",
        "fe80::1%eth0",
        "1.2.3.4\0", "unknown", "_hidden", String(repeating: "1", count: 200),
    ])
    func refusesWhatIsNoAddress(text: String) {
        #expect(PeerAddress(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true), ("128.0.0.1", false),
        ("::2", false), ("2001:db8::1", false), ("0.0.0.0", false),
    ])
    func knowsThisMachine(text: String, isLoopback: Bool) throws {
        #expect(try #require(PeerAddress(text)).isLoopback == isLoopback)
    }

    @Test func isTheSameForBothFormsOfAnIPv4Address() {
        #expect(PeerAddress("1.2.3.4") == PeerAddress("::ffff:1.2.3.4"))
        #expect(PeerAddress("1.2.3.4") == PeerAddress(ipv4: 0x0102_0304))
    }
}
