import Glibc
import TestSupport
import Testing

/// No key, token or session, and no eight characters of one, is in anything that the program writes down.
@Suite struct SecretsTests {
    @Test func aPartOfASecretIsFound() {
        var traces = SecretTraces()
        traces.add("hlk_0123456789abcdefghijABCDEFGHIJ01", as: "key")
        #expect(traces.found(in: "a 3456789a b".utf8) == ["key"])
        #expect(traces.found(in: "a 345678 9abcdefghij".utf8) == ["key"])
        #expect(traces.found(in: "hlk_0123456 ABCDEFG".utf8).isEmpty)
    }

    @Test(arguments: ["text", "json"])
    func noneIsWrittenDownInARunOfEverything(format: String) throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(
            home: home,
            ["--relay-actions", "--log-format", format],
            environment: ["JOURNAL_STREAM": "8:1"]
        )
        let run = try RunOfEverything(server, home: home)
        try run.sendEverything()
        if format == "text" { try run.runEveryCommand() }
        let arguments = try WholeFile.bytes("/proc/\(server.program.processID)/cmdline")
        try server.program.send(signal: SIGTERM)
        let ended = try server.program.wait()
        #expect(ended.ending == .exit(0))
        #expect(ended.errors.split(separator: "\n").count > run.sent / 2, "the log is there")
        #expect(run.traces.found(in: ended.errors.utf8) == [])
        #expect(run.contents.found(in: ended.errors.utf8) == [])
        #expect(run.traces.found(in: ended.output.utf8) == [])
        #expect(run.traces.found(in: arguments) == [])
        for name in ["headway.db", "headway.lock"] {
            let bytes = try home.read(".local/share/headway/" + name)
            #expect(run.traces.found(in: bytes) == [], "\(name)")
        }
    }

    /// A start that fails has a config file with a key and a private key before it, and repeats neither.
    @Test func aStartThatFailsRepeatsNoSecret() throws {
        let home = try TemporaryDirectory()
        let key = "hlk_0123456789abcdefghijABCDEFGHIJ01"
        var traces = SecretTraces()
        traces.add(key, as: "key")
        for name in [".config", ".config/headway"] { try #require(mkdir(home.file(name), 0o700) == 0) }
        try home.write(".config/headway/config.json", "{\"key\":\"\(key)\",\"key")
        let server = try ServedProgram(home: home, environment: ["JOURNAL_STREAM": "8:1"])
        try server.program.send(signal: SIGTERM)
        #expect(try traces.found(in: server.program.wait().errors.utf8) == [])
        let pem = try home.write("key.pem", "-----BEGIN PRIVATE KEY-----\n\(key)\n-----END PRIVATE KEY-----\n")
        for arguments in [
            ["serve", "--port", "0", "--tls-certificate", pem, "--tls-key", pem], ["list"], ["push", "w", "5%"],
            ["serve", "--key", key], ["push", "w", "5%", "--key=\(key)"], ["push", "w", "5%", "--key", key],
            ["list", "--key", key], ["link", "--token", key],
        ] {
            let run = try ProgramRun.run(arguments, environment: ["HOME": home.path])
            #expect(run.ending != .exit(0), "\(arguments)")
            #expect(traces.found(in: (run.errors + run.output).utf8) == [], "\(arguments)")
        }
    }
}
