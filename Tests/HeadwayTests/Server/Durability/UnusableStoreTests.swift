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

    @Test(arguments: 5...9)
    func tooFewOpenFilesAreNamed(limit: Int) throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        _ = try KeyHolder.makeKey(data: data, home: home)
        let command = "ulimit -n \(limit); exec \(try ProgramRun.path(of: "headway")) serve --port 0 --data \(data)"
        let run = try ProgramRun.run(program: "/bin/sh", ["-c", command], environment: ["HOME": home.path])
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains("too many open files") && run.errors.contains("ulimit -n"), "\(run.errors)")
        #expect(!run.errors.contains("Give "), "\(run.errors)")
    }

    /// Nothing tells it from a first start that was killed, so it works, and says what may have happened.
    @Test func aStoreThatWasCutToNothingBeginsAnewAndSaysSo() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        #expect(truncate(data + "/headway.db", 0) == 0)
        let server = try ServedProgram(home: home, ["--data", data])
        #expect(try KeyHolder(port: server.port, key: key).call("GET", "/widgets").status == 401)
        try server.program.send(signal: SIGTERM)
        let run = try server.program.wait()
        #expect(run.errors.contains("\(data)/headway.db was there and empty"), "\(run.errors)")
        #expect(run.errors.contains("headway restore"), "\(run.errors)")
        #expect(truncate(data + "/headway.db", 0) == 0)
        let keys = try ProgramRun.run(["keys", "create", "k", "--data", data], environment: ["HOME": home.path])
        #expect(keys.ending == .exit(0))
        #expect(keys.errors.contains("\(data)/headway.db was there and empty"), "\(keys.errors)")
        let again = try ServedProgram(home: home, ["--data", data])
        try again.program.send(signal: SIGTERM)
        #expect(try !again.program.wait().errors.contains("was there and empty"))
    }

    /// Another process, which keeps the store locked until its standard input ends.
    private func lock(_ data: String, withReaders: Bool = true) throws -> RunningProgram {
        let script = """
            import sqlite3, sys, time
            store = sqlite3.connect(sys.argv[1], isolation_level=None)
            store.execute("PRAGMA locking_mode = " + sys.argv[2])
            store.execute("BEGIN EXCLUSIVE")
            print("locked", flush=True)
            time.sleep(60)
            """
        let mode = withReaders ? "NORMAL" : "EXCLUSIVE"
        let program = try RunningProgram(program: "/usr/bin/python3", ["-c", script, data + "/headway.db", mode])
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

    /// A start has only to read, which another's transaction lets it.
    @Test func aStartBesideATransactionOfAnotherWorks() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let other = try lock(data)
        let server = try ServedProgram(home: home, ["--data", data])
        let holder = KeyHolder(port: server.port, key: key)
        try holder.expectUnavailable(try holder.put("w"))
        try unlock(other)
        #expect(try holder.put("w").status == 201)
    }

    @Test func aStartOnAStoreThatAnotherHasAloneSaysWhyNot() throws {
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let other = try lock(data, withReaders: false)
        let run = try serve(data, home)
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains("locked by another process"), "\(run.errors)")
        try unlock(other)
        let server = try ServedProgram(home: home, ["--data", data])
        #expect(try KeyHolder(port: server.port, key: key).put("w").status == 201)
    }
}
