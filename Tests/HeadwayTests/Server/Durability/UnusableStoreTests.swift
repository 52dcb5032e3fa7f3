import Glibc
import TestSupport
import Testing
import Widgets

/// The built program on data that it may not write, or that another process keeps locked.
@Suite struct UnusableStoreTests {
    private func serve(_ data: String, _ home: TemporaryDirectory) throws -> ProgramRun {
        try ProgramRun.run(["serve", "--port", "0", "--data", data], environment: ["HOME": home.path])
    }

    @Test func aReadOnlyFileSystemIsNamed() throws {
        let disk = try SmallDisk(mebibytes: 2)
        let home = try TemporaryDirectory()
        let data = disk.directory.path + "/data"
        _ = try KeyHolder.makeKey(data: data, home: home)
        try disk.setReadOnly(true)
        let run = try serve(data, home)
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains(data) && run.errors.contains("cannot be written"), "\(run.errors)")
        let keys = try ProgramRun.run(["keys", "create", "k", "--data", data], environment: ["HOME": home.path])
        #expect(keys.ending == .exit(1))
        #expect(keys.errors.contains("cannot be written"), "\(keys.errors)")
        try disk.setReadOnly(false)
        let list = try ProgramRun.run(["keys", "list", "--data", data], environment: ["HOME": home.path])
        #expect(list.output.contains("tests"))
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func aReadOnlyDirectoryIsNamed() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        _ = try KeyHolder.makeKey(data: data, home: home)
        #expect(chmod(data, 0o500) == 0)
        let run = try serve(data, home)
        #expect(chmod(data, 0o700) == 0)
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains(data) && run.errors.contains("cannot be written"), "\(run.errors)")
    }

    /// Another process, which keeps the store locked until its standard input ends.
    private func lock(_ data: String) throws -> RunningProgram {
        let script = """
            import sqlite3, sys, time
            store = sqlite3.connect(sys.argv[1], isolation_level=None)
            store.execute("BEGIN EXCLUSIVE")
            print("locked", flush=True)
            time.sleep(60)
            """
        let program = try RunningProgram(program: "/usr/bin/python3", ["-c", script, data + "/headway.db"])
        #expect(try program.readLine() == "locked")
        return program
    }

    private func unlock(_ program: RunningProgram) throws {
        try program.send(signal: SIGKILL)
        _ = try program.wait()
    }

    @Test func aLockedStoreTakesNoWritesForAWhileAndIsReadAllTheTime() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let server = try ServedProgram(home: home, ["--data", data])
        let holder = KeyHolder(port: server.port, key: key)
        #expect(try holder.put("w").status == 201)
        let other = try lock(data)
        let start = ContinuousClock.now
        try TestThread.run(8) { number in
            try holder.expectUnavailable(try holder.put("w\(number)"))
            try holder.expectUnavailable(try holder.call("POST", "/session"))
        }
        // 250 ms each for what waits for the lock: two batches at most, and eight errands one after the other.
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(try holder.call("GET", "/widgets/w").status == 200)
        try unlock(other)
        #expect(try holder.put("w").status == 201)
        #expect(try holder.call("POST", "/session").status == 204)
        #expect(try holder.call("GET", "/widgets/w0").status == 404)
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    @Test func aStartOnALockedStoreWorksOrSaysWhyNot() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let other = try lock(data)
        let server = try? ServedProgram(home: home, ["--data", data])
        if let server {
            let holder = KeyHolder(port: server.port, key: key)
            try holder.expectUnavailable(try holder.put("w"))
            try unlock(other)
            #expect(try holder.put("w").status == 201)
        } else {
            let run = try serve(data, home)
            #expect(run.ending == .exit(1))
            #expect(run.errors.contains("locked by another process"), "\(run.errors)")
            try unlock(other)
        }
    }
}
