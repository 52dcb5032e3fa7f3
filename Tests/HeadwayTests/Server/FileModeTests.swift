import Glibc
import TestSupport
import Testing

/// Who may touch what the program writes, whatever the mask of the shell is.
@Suite struct FileModeTests {
    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    @Test(arguments: ["0", "077", "027"])
    func onlyTheOwnerMayTouchWhatIsWritten(mask: String) throws {
        let home = try TemporaryDirectory()
        let program = try ProgramRun.path(of: "headway")
        let server = try RunningProgram(
            program: "/bin/sh",
            ["-c", "umask \(mask); exec '\(program)' serve --port 0"],
            environment: ["HOME": home.path, "JOURNAL_STREAM": "8:1"]
        )
        _ = try server.readLine()
        for name in [".local", ".local/share", ".local/share/headway", ".config", ".config/headway"] {
            #expect(mode(home.file(name)) == 0o700, "\(name)")
        }
        for name in ["headway.db", "headway.db-wal", "headway.db-shm", "headway.lock", "headway.access"] {
            #expect(mode(home.file(".local/share/headway/" + name)) == 0o600, "\(name)")
        }
        #expect(mode(home.file(".config/headway/config.json")) == 0o600)
        try server.send(signal: SIGTERM)
        let run = try server.wait()
        #expect(!run.errors.contains("warning: others"))
    }

    @Test func warnsOfADirectoryThatOthersCanWrite() throws {
        let home = try TemporaryDirectory()
        try #require(mkdir(home.file("data"), 0o777) == 0 && chmod(home.file("data"), 0o777) == 0)
        let server = try ServedProgram(home: home, ["--data", home.file("data")])
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().errors.contains("others can put files into \(home.file("data"))"))
    }

    @Test(arguments: [(UInt32(0o644), true), (0o640, false), (0o600, false)])
    func warnsOfAPrivateKeyThatOthersCanRead(mode: UInt32, isSaid: Bool) throws {
        let home = try TemporaryDirectory()
        let (key, chain) = (home.file("key.pem"), home.file("chain.pem"))
        let made = try ProgramRun.run(
            program: "/usr/bin/openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
                "/CN=localhost", "-keyout", key, "-out", chain,
            ]
        )
        try #require(made.ending == .exit(0), "\(made.errors)")
        try #require(chmod(key, mode) == 0)
        let server = try ServedProgram(home: home, ["--tls-certificate", chain, "--tls-key", key])
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().errors.contains("others can read \(key)") == isSaid)
    }
}
