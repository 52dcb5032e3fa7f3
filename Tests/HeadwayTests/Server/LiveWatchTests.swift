import Glibc
import TestSupport
import Testing

@Suite("headway show --watch and a server, both as built")
struct LiveWatchTests {
    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    private func headway(_ arguments: String...) throws {
        let run = try ProgramRun.run(arguments, environment: ["HOME": home.path])
        try #require(run.ending == .exit(0), "\(run.errors)")
    }

    /// The next line that ends like this; lines of states that came in between are passed over.
    private func expectLine(_ end: String, of program: RunningProgram) throws {
        while true {
            let line = try program.readLine()
            if line.hasSuffix(end) { return }
        }
    }

    @Test("follows pushes, a restart of the server and the end of the widget")
    func follows() throws {
        var server = try ServedProgram(home: home)
        try headway("push", "backup", "10%", "--label", "Photos")
        try headway("push", "other", "90%")
        let watch = try RunningProgram(["show", "backup", "--watch"], environment: ["HOME": home.path])
        try expectLine(" Photos, 10%", of: watch)
        try headway("push", "other", "91%")
        try headway("push", "backup", "20%")
        try expectLine(" Photos, 20%", of: watch)
        try headway("push", "backup", "--status", "critical")
        try expectLine(" Critical, Photos", of: watch)
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
        server = try ServedProgram(home: home, ["--port", "\(server.port)"])
        try headway("push", "backup", "30%", "--template", "progress")
        try expectLine(" Photos, 30%", of: watch)
        try headway("delete", "backup")
        let run = try watch.wait()
        #expect(run.ending == .exit(1))
        #expect(run.errors == "headway: backup has been removed\n")
    }
}
