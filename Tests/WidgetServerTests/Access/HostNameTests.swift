import Testing

@testable import WidgetServer

/// Which hosts only this machine or its network can be called.
@Suite struct HostNameTests {
    @Test(arguments: [
        "localhost", "localhost:8080", "LOCALHOST", "headway", "headway:80", "a.localhost", "127.0.0.1",
        "192.168.1.7:8080", "[::1]", "[::1]:8080", "[fe80::1]:80", "localhost:",
    ])
    func isNobodyElses(host: String) {
        #expect(HostName.isNobodyElses(host))
    }

    @Test(arguments: [
        "", ":8080", "example.org", "example.org:8080", "localhost.example.org", "127.0.0.1.example.org", "1.2.3.4.5",
        "[1]:8a.example.org", "[::1].example.org", "[::1]:80.example.org", "[::1", "localhost:8a.example.org",
        "localhost:80:80.example.org",
    ])
    func mayBeSomebodyElses(host: String) {
        #expect(!HostName.isNobodyElses(host))
    }
}
