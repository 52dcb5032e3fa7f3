import Glibc
import TestSupport
import Testing
import Widgets

/// Stores that older programs have written, in `Tests/HeadwayTests/Stores`, under the program of today.
///
/// Each `versionN.db` was made by the last program of that layout: pushes, keys of two accounts, one key limited to slugs and
/// one revoked and, where there are sessions, one of these; a link was put in by hand, for these programs made none.
/// `versionN.json` has the secrets, which are good for nothing else, and what that program answered.
@Suite
struct OlderStoreTests {
    static let versions = [1, 2]

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
