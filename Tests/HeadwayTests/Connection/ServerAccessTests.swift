import TestSupport
import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct ServerAccessTests {
    private func connection(_ environment: [String: String], option: String? = nil) throws -> ServerAccess {
        try ServerAccess(option: option, context: Recorder(environment).context)
    }

    @Test
    func prefersOptionToEnvironmentToFile() throws {
        let home = try TemporaryDirectory()
        let file = ConfigFile(path: home.file(".config/headway/config.json"))
        try file.write(ClientConfig(url: "http://127.0.0.1:1", key: "file"))
        let fromFile = try connection(["HOME": home.path])
        #expect(fromFile.address.text == "http://127.0.0.1:1")
        #expect(fromFile.key == "file")
        let mixed = try connection(["HOME": home.path, "HEADWAY_URL": "http://127.0.0.1:2"])
        #expect(mixed.address.text == "http://127.0.0.1:2")
        #expect(mixed.key == "file")
        let environment = ["HOME": home.path, "HEADWAY_URL": "http://127.0.0.1:2", "HEADWAY_KEY": "environment"]
        #expect(try connection(environment).key == "environment")
        #expect(try connection(environment, option: "http://[::1]:3").address.text == "http://[::1]:3")
    }

    @Test
    func needsNoHomeWhereTheEnvironmentSaysAll() throws {
        #expect(try connection(["HEADWAY_URL": "https://x.example", "HEADWAY_KEY": "k"]).key == "k")
    }

    @Test(arguments: [
        ([:], "there is no config file, for HOME is not set"),
        (["HOME": "/none"], "start one here with `headway serve`"),
        (["HOME": "/none", "HEADWAY_URL": "http://127.0.0.1"], "`headway keys create NAME`"),
        (["HEADWAY_URL": "http://x.example", "HEADWAY_KEY": "k"], "HEADWAY_ALLOW_HTTP=1"),
        (["HEADWAY_URL": "http://127.0.0.1@x.example", "HEADWAY_KEY": "k"], "holds a user"),
        (["HEADWAY_URL": "http://x.example", "HEADWAY_KEY": "k", "HEADWAY_ALLOW_HTTP": "yes"], "HEADWAY_ALLOW_HTTP=1"),
    ])
    func saysTheWayOutWhereSomethingIsMissing(_ environment: [String: String], _ words: String) {
        #expect { try connection(environment) } throws: { error in
            let error = error as? CommandError
            return error?.code == .failed && error?.message.contains(words) ?? false
        }
    }

    @Test(arguments: ["two words", "hlk_\u{E9}", "a\r\nX: y", String(repeating: "k", count: 257), " "])
    func refusesAKeyThatWouldBreakTheHeaderWithoutRepeatingIt(_ key: String) {
        let message = "the key (HEADWAY_KEY) is not one: a key is hlk_ and 32 letters and digits"
        #expect(throws: CommandError.failed(message)) {
            try connection(["HEADWAY_URL": "http://localhost", "HEADWAY_KEY": key])
        }
    }

    @Test
    func allowsPlainHTTPWhereItIsAskedFor() throws {
        let environment = ["HEADWAY_URL": "http://x.example", "HEADWAY_KEY": "k", "HEADWAY_ALLOW_HTTP": "1"]
        #expect(try connection(environment).address.text == "http://x.example")
    }

    @Test
    func trustsTheFirstCertificateFileThatIsSet() throws {
        var environment = ["HEADWAY_URL": "https://x.example", "HEADWAY_KEY": "k"]
        #expect(try connection(environment).certificateFile == nil)
        environment["SSL_CERT_FILE"] = "/s"
        #expect(try connection(environment).certificateFile == "/s")
        environment["CURL_CA_BUNDLE"] = "/c"
        #expect(try connection(environment).certificateFile == "/c")
        environment["HEADWAY_CA_FILE"] = "/h"
        #expect(try connection(environment).certificateFile == "/h")
    }
}
