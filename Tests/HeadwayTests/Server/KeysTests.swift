import Glibc
import TestSupport
import Testing

/// `headway keys` beside a running server.
@Suite
struct KeysTests {
    private func keys(_ home: TemporaryDirectory, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun.run(["keys"] + arguments, environment: ["HOME": home.path])
    }

    private func status(_ server: ServedProgram, _ target: String, key: String) throws -> Int {
        try HTTPClient(port: server.port).call("GET", target, headers: ["Authorization: Bearer \(key)"]).status
    }

    @Test
    func areObeyedAtOnceByTheServer() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        let created = try keys(home, "create", "laptop")
        #expect(created.ending == .exit(0))
        #expect(created.errors.isEmpty)
        let key = String(created.output.dropLast())
        #expect(key.hasPrefix("hlk_") && key.utf8.count == 36)
        #expect(try status(server, "/widgets", key: key) == 200)
        #expect(try keys(home, "revoke", "laptop").ending == .exit(0))
        #expect(try status(server, "/widgets", key: key) == 401)
    }

    @Test
    func areLimitedToWhatTheyWereMadeFor() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        let ci = String(try keys(home, "create", "ci", "--slug", "build-*", "--slug", "one").output.dropLast())
        #expect(try status(server, "/widgets/build-7", key: ci) == 404)
        #expect(try status(server, "/widgets/one", key: ci) == 404)
        #expect(try status(server, "/widgets/two", key: ci) == 403)
        let none = String(try keys(home, "create", "none", "--without-widgets").output.dropLast())
        #expect(try status(server, "/widgets", key: none) == 403)
        #expect(try status(server, "/auth/me", key: none) == 200)
    }

    @Test
    func belongToOneAccount() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        let mine = String(try keys(home, "create", "mine").output.dropLast())
        let hers = String(try keys(home, "create", "hers", "--account", "ops").output.dropLast())
        let body = Array(#"{"slug":"a","name":"A","content":{"template":"progress","value":1}}"#.utf8)
        let headers = ["Authorization: Bearer \(hers)", "Content-Type: application/json"]
        let client = try HTTPClient(port: server.port)
        #expect(try client.call("POST", "/widgets", headers: headers, body: body).status == 201)
        #expect(try status(server, "/widgets/a", key: hers) == 200)
        #expect(try status(server, "/widgets/a", key: mine) == 404)
    }

    @Test
    func areListedWithoutTheirSecret() throws {
        let home = try TemporaryDirectory()
        let key = try keys(home, "create", "laptop").output
        let list = try keys(home, "list")
        #expect(list.ending == .exit(0))
        #expect(list.output.contains("laptop"))
        #expect(!list.output.contains(key.dropLast()))
    }

    @Test
    func failWithTheWayOut() throws {
        let home = try TemporaryDirectory()
        let first = try keys(home, "create", "a")
        #expect(first.ending == .exit(0))
        #expect(first.errors.contains("there was no store in \(home.path)/.local/share/headway"))
        #expect(try keys(home, "create", "a").ending == .exit(1))
        #expect(try keys(home, "revoke", "b").ending == .exit(1))
        #expect(try keys(home, "create", "c", "--slug", "a b").ending == .exit(2))
        #expect(try keys(home, "create").ending == .exit(2))
    }
}
