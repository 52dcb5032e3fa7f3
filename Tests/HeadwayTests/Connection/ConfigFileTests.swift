import Glibc
import HeadwayCommands
import TestSupport
import Testing

@Suite
struct ConfigFileTests {
    private let directory = try? TemporaryDirectory()

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o7777
    }

    @Test
    func isFoundThroughXDGOrHome() throws {
        let both = Environment(["XDG_CONFIG_HOME": "/x", "HOME": "/h"])
        #expect(try ConfigFile.standard(both).path == "/x/headway/config.json")
        #expect(try ConfigFile.standard(Environment(["HOME": "/h"])).path == "/h/.config/headway/config.json")
        #expect(throws: CommandError.self) { try ConfigFile.standard(Environment([:])) }
        let message = "there is no config file, for HOME is not an absolute path; set HEADWAY_URL and HEADWAY_KEY"
        #expect(throws: CommandError.failed(message)) { try ConfigFile.standard(Environment(["HOME": "h"])) }
    }

    @Test
    func writesPrivatelyAndReadsBack() throws {
        let directory = try #require(directory)
        let file = ConfigFile(path: directory.file("a/b/config.json"))
        let config = ClientConfig(url: "http://127.0.0.1:8080", key: "hlk_x")
        try file.write(config)
        try file.write(config)
        #expect(try mode(file.path) == 0o600)
        #expect(try mode(directory.file("a/b")) == 0o700)
        #expect(try file.read(warn: { Issue.record("\($0)") }) == config)
    }

    @Test
    func leavesNothingBesideTheFile() throws {
        let directory = try #require(directory)
        try ConfigFile(path: directory.file("config.json")).write(ClientConfig(url: nil, key: "k"))
        let listing = try ProgramRun.run(program: "/bin/ls", ["-A", directory.path])
        #expect(listing.output == "config.json\n")
    }

    @Test
    func tightensTheModeOfAnOlderFile() throws {
        let directory = try #require(directory)
        let path = try directory.write("config.json", "{}", mode: 0o644)
        try ConfigFile(path: path).write(ClientConfig(url: nil, key: "k"))
        #expect(try mode(path) == 0o600)
    }

    @Test
    func keepsTheOldFileWhereTheNewOneCannotBeWritten() throws {
        let directory = try #require(directory)
        let path = try directory.write("taken", "not a directory")
        #expect(throws: CommandError.failed("cannot write \(path)/config.json: Not a directory")) {
            try ConfigFile(path: path + "/config.json").write(ClientConfig(url: nil, key: "k"))
        }
    }

    @Test
    func isNothingWhereThereIsNoFile() throws {
        let directory = try #require(directory)
        #expect(try ConfigFile(path: directory.file("none.json")).read(warn: { _ in }) == nil)
        #expect(try ConfigFile(path: directory.file("none/none.json")).read(warn: { _ in }) == nil)
    }

    @Test(arguments: [UInt32(0o644), 0o640, 0o604])
    func warnsWhereOthersCanReadIt(_ mode: UInt32) throws {
        let directory = try #require(directory)
        let path = try directory.write("config.json", #"{"key":"k"}"#, mode: mode)
        var warnings: [String] = []
        #expect(try ConfigFile(path: path).read(warn: { warnings.append($0) }) == ClientConfig(url: nil, key: "k"))
        #expect(warnings == ["warning: others can read \(path), which holds a key; run chmod 600 on it"])
    }

    @Test(arguments: ["{}", #"{"url":"http://127.0.0.1:8080"}"#, #"{"key":""}"#])
    func warnsOnlyWhereThereIsAKey(_ text: String) throws {
        let directory = try #require(directory)
        let path = try directory.write("config.json", text, mode: 0o644)
        _ = try ConfigFile(path: path).read(warn: { Issue.record("\($0)") })
    }

    /// Neither waits for whoever writes into a pipe, nor speaks of a key where there is none.
    @Test(arguments: [S_IFIFO, S_IFDIR])
    func refusesWhatIsNoFile(_ type: mode_t) throws {
        let directory = try #require(directory)
        let path = directory.file("config.json")
        try #require((type == S_IFIFO ? mkfifo(path, 0o644) : mkdir(path, 0o755)) == 0)
        let message = "\(path) is not a file; move it away, or set HEADWAY_URL and HEADWAY_KEY"
        #expect(throws: CommandError.failed(message)) {
            try ConfigFile(path: path).read(warn: { Issue.record("\($0)") })
        }
    }

    @Test(arguments: [
        (#"{"key":"hlk_secret""#, "is not JSON: it breaks off at byte 19"), ("[]", "must hold an object"),
        (#"{"kye":"hlk_secret"}"#, "has a member \"kye\""), (#"{"url":8080}"#, "url in"),
        (String(repeating: " ", count: 70_000), "larger than 64 KiB"),
    ])
    func refusesWhatItDoesNotUnderstandWithoutRepeatingSecrets(_ text: String, _ words: String) throws {
        let directory = try #require(directory)
        let path = try directory.write("config.json", text)
        #expect { try ConfigFile(path: path).read(warn: { _ in }) } throws: { error in
            let message = (error as? CommandError)?.message ?? ""
            return message.contains(words) && message.contains(path) && !message.contains("secret")
        }
    }
}
