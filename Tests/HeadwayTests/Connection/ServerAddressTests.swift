import Testing

@testable import HeadwayCommands

@Suite
struct ServerAddressTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
        ("https://x.example/headway//", "https://x.example/headway"), ("HTTPS://x.example", "https://x.example"),
    ])
    func dropsSlashesAtTheEnd(_ text: String, _ expected: String) throws {
        #expect(try ServerAddress(text, from: "test").text == expected)
    }

    @Test(arguments: [
        "", "127.0.0.1:8080", "localhost:8080", "ftp://x.example", "file:///etc/passwd", "http://",
        "http://x.example/?a=b", "http://x.example/#a", "http://x example", "javascript:alert(1)", "http://x:99999",
    ])
    func refusesWhatIsNoAddressOfAServer(_ text: String) {
        #expect(throws: CommandError.self) { try ServerAddress(text, from: "test") }
    }

    @Test(arguments: [
        ("http://127.0.0.1", true), ("http://127.9.9.9:1", true), ("http://localhost", true),
        ("http://LOCALHOST", true),
        ("http://[::1]:8080", true), ("http://128.0.0.1", false), ("http://127.0.0.1.example", false),
        ("http://localhost.example", false), ("http://[::2]", false), ("http://10.0.0.1", false),
    ])
    func knowsWhatStaysOnThisMachine(_ text: String, _ isLoopback: Bool) throws {
        #expect(try ServerAddress(text, from: "test").isLoopback == isLoopback)
    }
}
