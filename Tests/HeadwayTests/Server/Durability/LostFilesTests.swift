import Glibc
import TestSupport
import Testing

/// The built program when somebody takes its files away.
@Suite struct LostFilesTests {
    private let home: TemporaryDirectory
    private let data: String
    private let server: ServedProgram
    private let holder: KeyHolder

    init() throws {
        home = try TemporaryDirectory()
        data = home.file("data")
        let key = try KeyHolder.makeKey(data: data, home: home)
        server = try ServedProgram(home: home, ["--data", data])
        holder = KeyHolder(port: server.port, key: key)
        #expect(try holder.put("w").status == 201)
    }

    /// Pushes until a push is refused, which takes a second at most.
    private func pushUntilRefused() throws -> HTTPAnswer {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            let answer = try holder.put("w")
            if answer.status != 201 { return answer }
        }
        throw TestSupportError("every push was taken")
    }

    private func expectRefusals(naming path: String) throws {
        for answer in [try pushUntilRefused(), try holder.call("POST", "/session")] {
            try answer.expectMisplaced()
        }
        #expect(try holder.call("GET", "/widgets/w").status == 200)
        try server.program.waitForErrors { errors in
            errors.contains("\(path) has gone from its place") && errors.contains("Stop the server")
        }
    }

    @Test func aDirectoryThatIsRemovedTakesNoMoreWrites() throws {
        #expect(try ProgramRun.run(program: "/bin/rm", ["-rf", data]).ending == .exit(0))
        try expectRefusals(naming: data + "/headway.db")
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    @Test func aStoreThatIsMovedTakesWritesAgainWhenItIsBack() throws {
        let path = data + "/headway.db"
        #expect(rename(path, path + ".moved") == 0)
        try expectRefusals(naming: path)
        #expect(rename(path + ".moved", path) == 0)
        #expect(try holder.put("v").status == 201)
        try server.program.send(signal: SIGKILL)
        _ = try server.program.wait()
        let again = try ServedProgram(home: home, ["--data", data])
        #expect(try KeyHolder(port: again.port, key: holder.key).call("GET", "/widgets/v").status == 200)
    }

    @Test func aLogThatIsRemovedLosesNothing() throws {
        #expect(unlink(data + "/headway.db-wal") == 0)
        // What is pushed within the second goes into the log that nobody finds any more.
        let wasTaken = try holder.put("x").status == 201
        try expectRefusals(naming: data + "/headway.db-wal")
        try server.program.send(signal: SIGKILL)
        _ = try server.program.wait()
        let again = try ServedProgram(home: home, ["--data", data])
        let holder = KeyHolder(port: again.port, key: holder.key)
        #expect(try holder.call("GET", "/widgets/w").status == 200)
        #expect(try holder.call("GET", "/widgets/x").status == (wasTaken ? 200 : 404))
    }
}

extension HTTPAnswer {
    fileprivate func expectMisplaced(source: SourceLocation = #_sourceLocation) throws {
        #expect(status == 503, "\(text)", sourceLocation: source)
        #expect(self["retry-after"] == "5", sourceLocation: source)
        #expect(text.contains("service.unavailable"), "\(text)", sourceLocation: source)
        #expect(text.contains("its files are no longer where they were"), "\(text)", sourceLocation: source)
    }
}
