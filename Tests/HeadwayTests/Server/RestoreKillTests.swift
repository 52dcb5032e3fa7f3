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

    private static let strace = "/usr/bin/strace"

    /// Some containers let nobody trace.
    private static let canTrace =
        access(strace, X_OK) == 0
        && (try? ProgramRun.run(program: strace, ["-qq", "-o", "/dev/null", "/bin/true"]))?.ending == .exit(0)

    /// From one call to the next that is tried.
    private let stride = getenv("HEADWAY_RESTORE_STRIDE").flatMap { Int(String(cString: $0)) } ?? 41

    /// Runs the program until it makes that call, counted from 1, and kills it then.
    private func run(killedAt call: Int, _ home: TemporaryDirectory, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun.run(
            program: Self.strace,
            [
                "-qq", "-o", "/dev/null", "-e", "trace=\(Self.calls)", "-e", "signal=none",
                "-e", "inject=\(Self.calls):signal=SIGKILL:when=\(call)", try ProgramRun.path(of: "headway"),
            ] + arguments,
            environment: ["HOME": home.path]
        )
    }

    @Test(.enabled(if: canTrace, "strace is not there, or may not trace"))
    func leavesTheOldBackupOrTheNewOne() throws {
        let home = try TemporaryDirectory()
        _ = try makeBackup(in: home)
        let data = home.file("first")
        let whole = try ProgramRun.run(
            ["backup", home.file("whole.db"), "--data", data],
            environment: ["HOME": home.path]
        )
        #expect(whole.ending == .exit(0))
        let old = "what was there before"
        var replaced = 0
        var call = 1
        while true {
            let target = try home.write("target-\(call).db", old)
            let killed = try run(killedAt: call, home, "backup", "--force", target, "--data", data)
            let bytes = try home.read("target-\(call).db")
            if bytes != Array(old.utf8) {
                // Of a store that nobody writes to every backup is the same.
                #expect(try bytes == home.read("whole.db"), "killed at call \(call)")
                replaced += 1
            }
            if killed.ending == .exit(0) { break }
            #expect(killed.ending == .signal(SIGKILL), "\(killed.errors)")
            call += stride
        }
        #expect(replaced > 0)
        print("backup kills: at every \(stride). of \(call) calls, \(replaced) new")
    }

    @Test(.enabled(if: canTrace, "strace is not there, or may not trace"), arguments: [false, true])
    func leavesTheOldStoreOrTheNewOne(hasLog: Bool) throws {
        let home = try TemporaryDirectory()
        let backup = try makeBackup(in: home)
        let old = home.file("old")
        try makeOldStore(in: home, at: old, hasLog: hasLog)
        var outcomes = ["old": 0, "new": 0]
        var call = 1
        while true {
            let data = home.file("data-\(call)")
            let copied = try ProgramRun.run(program: "/bin/cp", ["-a", old, data])
            #expect(copied.ending == .exit(0))
            let killed = try run(killedAt: call, home, "restore", backup, "--data", data)
            let slugs = try self.slugs(in: data, home: home)
            try #require([["a", "b"], ["old"]].contains(slugs), "killed at call \(call): \(slugs)")
            outcomes[slugs == ["old"] ? "old" : "new", default: 0] += 1
            if killed.ending == .exit(0) { break }
            #expect(killed.ending == .signal(SIGKILL), "\(killed.errors)")
            // What a killed one left is no obstacle for the next.
            let again = try ProgramRun.run(["restore", backup, "--data", data], environment: ["HOME": home.path])
            #expect(again.ending == .exit(0), "\(again.errors)")
            #expect(try self.slugs(in: data, home: home) == ["a", "b"])
            call += stride
        }
        #expect(outcomes["old", default: 0] > 0)
        print("restore kills: at every \(stride). of \(call) calls, \(outcomes)")
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
