import Glibc
import TestSupport
import Testing

@Suite
struct LinkCommandTests {
    private static let made =
        #"{"id":"1","slug":"backup","urls":{"medium":"/p/hlw_x/medium.png","large":"/p/hlw_x/large.png"}}"#
    private static let list = #"{"items":[{"id":"7","slug":"backup","created_at":"2026-03-01T10:00:00.123Z"}]}"#

    @Test
    func printsTheAddressOfThePicture() throws {
        let box = try Sandbox(HTTPStub.Answer(201, Self.made), HTTPStub.Answer(201, Self.made))
        let run = try box.run("link", "backup")
        #expect(run == ProgramRun(output: box.stub.url + "/p/hlw_x/medium.png\n", ending: .exit(0)))
        #expect(try box.run("link", "backup", "--family", "large").output == box.stub.url + "/p/hlw_x/large.png\n")
        #expect(box.stub.requests.allSatisfy { $0.method + " " + $0.target == "POST /widgets/backup/links" })
    }

    @Test
    func saysWhatIsWrong() throws {
        let box = try Sandbox(.notFound, HTTPStub.Answer(201, "{}"))
        #expect(try box.run("link", "backup").errors.contains("there is no widget backup"))
        #expect(try box.run("link", "backup").errors.contains("no address of a picture"))
        #expect(try box.run("link", "backup", "--family", "huge").ending == .exit(2))
        #expect(try box.run("link", "a/b").ending == .exit(2))
        #expect(box.stub.requests.count == 2)
    }

    @Test
    func listsLinks() throws {
        let box = try Sandbox(HTTPStub.Answer(200, Self.list), HTTPStub.Answer(200, #"{"items":[]}"#))
        let run = try box.run("links")
        #expect(run == ProgramRun(output: "ID  WIDGET  MADE\n 7  backup  2026-03-01T10:00:00Z\n", ending: .exit(0)))
        #expect(try box.run("links", "backup").errors.contains("there are no links"))
        #expect(box.stub.requests.map { $0.target } == ["/links", "/widgets/backup/links"])
    }

    @Test
    func revokesALinkByItsNumber() throws {
        let list = HTTPStub.Answer(200, Self.list)
        let box = try Sandbox(list, HTTPStub.Answer(204), list)
        let run = try box.run("links", "revoke", "7")
        #expect(run.ending == .exit(0))
        #expect(run.errors.contains("link 7 to backup is revoked"))
        #expect(try box.run("links", "revoke", "8").errors.contains("there is no link 8"))
        let calls = box.stub.requests.map { $0.method + " " + $0.target }
        #expect(calls == ["GET /links", "DELETE /widgets/backup/links/7", "GET /links"])
    }

    @Test
    func worksWithTheServer() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        func run(_ arguments: String...) throws -> ProgramRun {
            try ProgramRun.run(arguments, environment: ["HOME": home.path])
        }
        #expect(try run("push", "backup", "42%").ending == .exit(0))
        let address = try run("link", "backup").output
        #expect(address.hasPrefix(server.url + "/p/hlw_"))
        let path = String(address.dropFirst(server.url.count).dropLast())
        let picture = try HTTPClient(port: server.port).call("GET", path)
        #expect(picture.status == 200, "\(picture.text)")
        #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let id = try #require(try run("links").output.split(separator: "\n").last?.split(separator: " ").first)
        #expect(try run("links", "revoke", String(id)).ending == .exit(0))
        #expect(try HTTPClient(port: server.port).call("GET", path).status == 404)
        try server.program.send(signal: SIGTERM)
        #expect(try !server.program.wait().errors.contains(path.dropFirst(7).prefix(8)))
    }
}
