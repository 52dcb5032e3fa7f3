import Glibc
import TestSupport
import Testing
import Widgets

/// Stores that older programs have written, in `Tests/HeadwayTests/Stores`, under the program of today.
///
/// The last program of each layout made `versionN.db`: pushes, keys of two accounts, one key limited to slugs and one revoked
/// and, from layout 2 on, a session. From layout 3 on it also made the link, and the file is its own backup; the links of
/// layouts 1 and 2 were inserted by hand, as those programs made none. The sessions were marked by hand as used in 2100, since
/// a session ends 30 days after its last use. `versionN.json` has the secrets, which are good for nothing else, and the
/// responses of that program.
@Suite
struct OlderStoreTests {
    static let versions = [1, 2, 3]
    /// The widgets whose history the program of layout 3 kept.
    static let pushed = ["photos", "window", "build-7", "database"]

    private let home: TemporaryDirectory
    private let data: String

    init() throws {
        home = try TemporaryDirectory()
        data = home.file("data")
        #expect(mkdir(data, 0o700) == 0)
    }

    private func fixture(_ name: String) -> String {
        let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        return "/\(tests)/Stores/\(name)"
    }

    private func place(_ version: Int) throws -> JSONObject {
        let path = data + "/headway.db"
        let run = try ProgramRun.run(program: "/bin/cp", [fixture("version\(version).db"), path])
        #expect(run.ending == .exit(0))
        #expect(chmod(path, 0o600) == 0)
        let facts = try ProgramRun.run(program: "/bin/cat", [fixture("version\(version).json")]).output
        return try #require(try JSON(parsing: facts).object)
    }

    private func serve() throws -> ServedProgram {
        try ServedProgram(home: home, ["--data", data])
    }

    private func get(_ target: String, _ server: ServedProgram, _ secret: String?) throws -> HTTPAnswer {
        let field = secret.map { secret in
            secret.hasPrefix("hls_") ? "Cookie: headway_session=\(secret)" : "Authorization: Bearer \(secret)"
        }
        return try HTTPClient(port: server.port).call("GET", target, headers: field.map { [$0] } ?? [])
    }

    @Test(arguments: versions)
    func serveTheSameWidgetsToTheSameKeysAndLinks(version: Int) throws {
        let facts = try place(version)
        let keys = try #require(facts["keys"]?.object)
        // The second start finds a store that is up to date.
        for _ in 1...2 {
            let server = try serve()
            #expect(try get("/widgets", server, keys["laptop"]?.string).text == facts["widgets"]?.string)
            #expect(try get("/widgets", server, keys["ops"]?.string).text == facts["ops"]?.string)
            #expect(try get("/widgets/build-7", server, keys["ci"]?.string).status == 200)
            #expect(try get("/widgets/photos", server, keys["ci"]?.string).status == 403)
            #expect(try get("/widgets", server, keys["gone"]?.string).status == 401)
            #expect(try get("/widgets/photos", server, facts["link"]?.string).status == 200)
            #expect(try get("/widgets/window", server, facts["link"]?.string).status == 403)
            #expect(try get("/p/\(facts["link"]?.string ?? "")/small.svg", server, nil).status == 200)
            if let session = facts["session"]?.string, !session.isEmpty {
                #expect(try get("/widgets", server, session).text == facts["widgets"]?.string)
            }
            try server.program.send(signal: SIGTERM)
            #expect(try server.program.wait().ending == .exit(0))
        }
    }

    @Test(arguments: versions)
    func takePushes(version: Int) throws {
        let key = try #require(try place(version)["keys"]?.object?["laptop"]?.string)
        let server = try serve()
        let push = try ProgramRun.run(
            ["push", "photos", "100%"],
            environment: ["HOME": home.path, "HEADWAY_URL": server.url, "HEADWAY_KEY": key]
        )
        #expect(push == ProgramRun(output: "photos 100%\n", ending: .exit(0)))
        #expect(try get("/widgets/photos/pushes", server, key).status == 200)
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    @Test(arguments: pushed)
    func keepTheHistoryOfLayout3AndReadItsPercents(slug: String) throws {
        let facts = try place(3)
        let old = try items(of: try #require(facts["pushes"]?.object?[slug]?.string))
        #expect(!old.isEmpty)
        for _ in 1...2 {
            let server = try serve()
            let key = try #require(facts["keys"]?.object?["laptop"]?.string)
            let new = try items(of: try get("/widgets/\(slug)/pushes", server, key).text)
            // A bar has a percent in every push; the status widget has none.
            #expect(new.allSatisfy { $0.contains("reading") } == (slug != "database"))
            #expect(new == old.map(OlderStoreTests.withReading))
            try server.program.send(signal: SIGTERM)
            #expect(try server.program.wait().ending == .exit(0))
        }
    }

    private func items(of text: String) throws -> [JSONObject] {
        guard case .array(let items) = try JSON(parsing: text).object?["items"] else { return [] }
        return items.compactMap { $0.object }
    }

    /// A push of layout 3 with the reading that an upgrade adds: its percent as a text.
    private static func withReading(_ push: JSONObject) -> JSONObject {
        var read = JSONObject()
        for member in push.members {
            if member.name == "percent" { read["reading"] = .string("\(member.value.text)%") }
            read[member.name] = member.value
        }
        return read
    }

    @Test
    func addNewReadingsToAnOlderHistory() throws {
        let key = try #require(try place(3)["keys"]?.object?["laptop"]?.string)
        let server = try serve()
        let push = try ProgramRun.run(
            ["push", "database", "--severity", "critical"],
            environment: ["HOME": home.path, "HEADWAY_URL": server.url, "HEADWAY_KEY": key]
        )
        #expect(push == ProgramRun(output: "database critical\n", ending: .exit(0)))
        let pushes = try items(of: try get("/widgets/database/pushes", server, key).text)
        #expect(pushes.map { $0["reading"]?.string } == ["critical", nil, nil, nil])
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    /// As this program's upgrade looks to an older one: the version stands in the header of the file.
    /// https://sqlite.org/fileformat.html#user_version_number
    @Test(arguments: [["serve", "--port", "0"], ["keys", "list"], ["backup", "b.db"]])
    func areLeftAloneWhenTheyAreNewer(arguments: [String]) throws {
        _ = try place(2)
        let path = data + "/headway.db"
        let file = open(path, O_WRONLY | O_CLOEXEC)
        #expect(pwrite(file, [0, 0, 0, 99] as [UInt8], 4, 60) == 4)
        close(file)
        let before = try home.read("data/headway.db")
        let run = try ProgramRun.run(arguments + ["--data", data], environment: ["HOME": home.path])
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains("has version 99, made by a newer Headway"))
        #expect(try home.read("data/headway.db") == before)
    }
}
