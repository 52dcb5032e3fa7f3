import Glibc
import TestSupport
import Testing
import Widgets

/// A restore that is killed at one call of the system after the other, by strace, leaves the old store or the new one, and
/// a backup the old file or the new one.
///
/// The short form tries some of the calls; `scripts/test-restore.sh` tries every one.
@Suite
struct RestoreKillTests {
    /// The calls that change files.
    private static let calls =
        "openat,open,mkdir,mknod,mknodat,write,pwrite64,fsync,fdatasync,ftruncate,link,linkat,unlink,unlinkat,rename,"
        + "renameat,rmdir,chmod,fchmod,chown,fchown,lchown,fchownat"

    /// A call of the system: which one, and how many calls of that name it is, counted from 1.
    private struct Call {
        let name: String
        let number: Int
    }

    /// From one call to the next that is tried.
    private let stride = getenv("HEADWAY_RESTORE_STRIDE").flatMap { Int(String(cString: $0)) } ?? 17

    private func trace(_ options: [String], _ home: TemporaryDirectory, _ arguments: [String]) throws -> ProgramRun {
        let program = try ProgramRun.path(of: "headway")
        return try ProgramRun.run(
            program: Strace.path,
            ["-qq", "-e", "trace=\(Self.calls)", "-e", "signal=none"] + options + [program] + arguments,
            environment: ["HOME": home.path]
        )
    }

    /// The calls that a whole run makes, in their order, as many as are to be tried; those that give names always.
    private func calls(_ home: TemporaryDirectory, _ arguments: String...) throws -> [Call] {
        let whole = try trace(["-o", home.file("trace")], home, arguments)
        #expect(whole.ending == .exit(0), "\(whole.errors)")
        var counts: [String: Int] = [:]
        var calls: [Call] = []
        for line in String(decoding: try home.read("trace"), as: UTF8.self).split(separator: "\n") {
            let name = String(line.prefix { $0 != "(" })
            counts[name, default: 0] += 1
            // Most are of the libraries that the program is linked with.
            guard !line.contains("O_RDONLY") else { continue }
            calls.append(Call(name: name, number: counts[name, default: 0]))
        }
        try #require(calls.count > 30)
        return calls.enumerated().filter { $0.offset % stride == 0 || ["link", "rename"].contains($0.element.name) }
            .map { $0.element }
    }

    /// Runs the program until it makes that call, and kills it then.
    ///
    /// strace counts the calls of each name by themselves.
    private func run(killedAt call: Call, _ home: TemporaryDirectory, _ arguments: String...) throws {
        let kill = "inject=\(call.name):signal=SIGKILL:when=\(call.number)"
        let run = try trace(["-o", "/dev/null", "-e", kill], home, arguments)
        #expect(run.ending == .signal(SIGKILL), "\(call): \(run.errors)")
    }

    @Test(.enabled(if: Strace.works, "strace is not there, or may not trace"))
    func leavesTheOldBackupOrTheNewOne() throws {
        let home = try TemporaryDirectory()
        _ = try makeBackup(in: home)
        let data = home.file("first")
        let calls = try calls(home, "backup", "--force", home.file("whole.db"), "--data", data)
        let whole = try home.read("whole.db")
        let old = Array("what was there before".utf8)
        var replaced = 0
        for (index, call) in calls.enumerated() {
            let target = try home.write("target-\(index).db", String(decoding: old, as: UTF8.self))
            try run(killedAt: call, home, "backup", "--force", target, "--data", data)
            let bytes = try home.read("target-\(index).db")
            // Of a store that nobody writes to every backup is the same.
            #expect(bytes == old || bytes == whole, "killed at \(call)")
            if bytes == whole { replaced += 1 }
        }
        print("backup kills: \(calls.count), \(replaced) left the new file")
    }

    @Test(.enabled(if: Strace.works, "strace is not there, or may not trace"), arguments: [false, true])
    func leavesTheOldStoreOrTheNewOne(hasLog: Bool) throws {
        let home = try TemporaryDirectory()
        let backup = try makeBackup(in: home)
        let old = home.file("old")
        try makeOldStore(in: home, at: old, hasLog: hasLog)
        func copy(_ name: String) throws -> String {
            let copied = try ProgramRun.run(program: "/bin/cp", ["-a", old, home.file(name)])
            #expect(copied.ending == .exit(0))
            return home.file(name)
        }
        let calls = try calls(home, "restore", backup, "--data", try copy("whole"))
        #expect(try slugs(in: home.file("whole"), home: home) == ["a", "b"])
        var renewed = 0
        for (index, call) in calls.enumerated() {
            let data = try copy("data-\(index)")
            try run(killedAt: call, home, "restore", backup, "--data", data)
            let slugs = try self.slugs(in: data, home: home)
            #expect([["a", "b"], ["old"]].contains(slugs), "killed at \(call): \(slugs)")
            if slugs == ["a", "b"] { renewed += 1 }
            // What a killed one left is no obstacle for the next.
            let again = try ProgramRun.run(["restore", backup, "--data", data], environment: ["HOME": home.path])
            #expect(again.ending == .exit(0), "\(again.errors)")
            #expect(try self.slugs(in: data, home: home) == ["a", "b"])
        }
        print("restore kills: \(calls.count), \(renewed) left the new store, the others the old one")
    }

    @Test(.enabled(if: Strace.works, "strace is not there, or may not trace"), arguments: [false, true])
    func leavesAStoreThatCannotBeReadOrTheNewOne(hasLog: Bool) throws {
        let home = try TemporaryDirectory()
        let backup = try makeBackup(in: home)
        let junk = String(repeating: "no store ", count: 900)
        func make(_ name: String) throws -> String {
            let data = home.file(name)
            try #require(mkdir(data, 0o700) == 0)
            try home.write(name + "/headway.db", junk)
            if hasLog { try home.write(name + "/headway.db-wal", "no log either") }
            return data
        }
        let calls = try calls(home, "restore", backup, "--data", try make("whole"))
        #expect(try slugs(in: home.file("whole"), home: home) == ["a", "b"])
        var renewed = 0
        for (index, call) in calls.enumerated() {
            let data = try make("data-\(index)")
            try run(killedAt: call, home, "restore", backup, "--data", data)
            // Under its own name or another, the old file is there whole.
            let listed = try ProgramRun.run(program: "/bin/ls", [data])
            let names = listed.output.split(separator: "\n").filter { $0.hasPrefix("headway.db") }
            let isKept = try names.contains { try home.read("data-\(index)/\($0)") == Array(junk.utf8) }
            #expect(isKept, "killed at \(call): \(names)")
            let stored = try storedSlugs(in: data, home)
            #expect(stored == nil || stored == ["a", "b"], "killed at \(call)")
            if stored != nil { renewed += 1 }
            let again = try ProgramRun.run(["restore", backup, "--data", data], environment: ["HOME": home.path])
            #expect(again.ending == .exit(0), "\(again.errors)")
            #expect(try slugs(in: data, home: home) == ["a", "b"])
        }
        print("restore kills over what is no store: \(calls.count), \(renewed) left the new store")
    }

    /// What a server would show; nil where it refuses to start.
    private func storedSlugs(in data: String, _ home: TemporaryDirectory) throws -> [String]? {
        let check = try ProgramRun.run(["keys", "list", "--data", data], environment: ["HOME": home.path])
        return check.ending == .exit(0) ? try slugs(in: data, home: home) : nil
    }

    private func makeBackup(in home: TemporaryDirectory) throws -> String {
        let server = try ServedProgram(home: home, ["--data", home.file("first")])
        for slug in ["a", "b"] { try push(slug, home) }
        let backup = home.file("b.db")
        let run = try ProgramRun.run(
            ["backup", backup, "--data", home.file("first")],
            environment: ["HOME": home.path]
        )
        #expect(run.ending == .exit(0))
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
        #expect(unlink(home.file(".config/headway/config.json")) == 0)
        return backup
    }

    /// With a log it is what a server leaves that was killed.
    private func makeOldStore(in home: TemporaryDirectory, at path: String, hasLog: Bool) throws {
        let server = try ServedProgram(home: home, ["--data", path])
        try push("old", home)
        try server.program.send(signal: hasLog ? SIGKILL : SIGTERM)
        _ = try server.program.wait()
        #expect((access(path + "/headway.db-wal", F_OK) == 0) == hasLog)
    }

    private func push(_ slug: String, _ home: TemporaryDirectory) throws {
        let run = try ProgramRun.run(["push", slug, "1/2"], environment: ["HOME": home.path])
        #expect(run.ending == .exit(0), "\(run.errors)")
    }

    /// The widgets that a server would show.
    private func slugs(in data: String, home: TemporaryDirectory) throws -> [String] {
        let server = try ServedProgram(home: home, ["--data", data])
        let made = try ProgramRun.run(
            ["keys", "create", "check-\(server.port)-\(server.program.processID)", "--data", data],
            environment: ["HOME": home.path]
        )
        let headers = ["Authorization: Bearer \(made.output.dropLast())"]
        let answer = try HTTPClient(port: server.port).call("GET", "/widgets", headers: headers)
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
        guard case .array(let items)? = try JSON(parsing: answer.body).object?["items"] else { return [] }
        return items.compactMap { $0.object?["slug"]?.string }
    }
}
