import Glibc
import TestSupport
import Testing
import Widgets

/// `headway serve` as its user meets it.
@Suite
struct ServeTests {
    private func home() throws -> TemporaryDirectory { try TemporaryDirectory() }

    private func serve(_ home: TemporaryDirectory, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun.run(["serve", "--port", "0"] + arguments, environment: ["HOME": home.path])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func printsOneLineAndEndsInOrder(signal: Int32) throws {
        let home = try home()
        let server = try ServedProgram(home: home)
        let answer = try HTTPClient(port: server.port).call("GET", "/health")
        #expect(answer.status == 200)
        try server.program.send(signal: signal)
        let run = try server.program.wait()
        #expect(run.ending == .exit(0))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("GET /health 200"))
    }

    @Test
    func showsTheFirstKeyOnTheFirstStartOnly() throws {
        let home = try home()
        for start in 1...2 {
            let server = try ServedProgram(home: home)
            try server.program.send(signal: SIGTERM)
            #expect(try server.program.wait().errors.contains("Authorization: Bearer hlk_") == (start == 1))
        }
    }

    @Test(arguments: [nil, "8:1"])
    func showsASignInLinkOnATerminalOnly(journal: String?) throws {
        let home = try home()
        var environment = ["HOME": home.path]
        environment["JOURNAL_STREAM"] = journal
        // The second start has the key from the config file.
        for _ in 1...2 {
            let program = try TerminalProgram(["serve", "--port", "0"], environment: environment)
            try program.wait { $0.contains("listening on ") && $0.hasSuffix("\n") }
            let lines = program.text.split(separator: "\n")
            let links = lines.filter { $0.hasPrefix("sign in: ") }
            #expect(links.count == (journal == nil ? 1 : 0), "\(lines)")
            guard let link = links.first else { continue }
            let form = /sign in: http:\/\/127\.0\.0\.1:([0-9]+)\/sign-in#(hlk_\w{32})/
            let found = try #require(link.wholeMatch(of: form))
            let port = try #require(UInt16(found.output.1))
            let headers = ["Authorization: Bearer \(found.output.2)"]
            #expect(try HTTPClient(port: port).call("POST", "/session", headers: headers).status == 204)
            try program.send(signal: SIGTERM)
            #expect(try program.end() == .exit(0))
        }
    }

    @Test
    func keepsTheKeyOutOfAServiceManagersLog() throws {
        let server = try ServedProgram(home: try home(), environment: ["JOURNAL_STREAM": "8:1"])
        try server.program.send(signal: SIGTERM)
        let errors = try server.program.wait().errors
        #expect(!errors.contains("hlk_"))
        #expect(errors.contains("config.json"))
    }

    @Test
    func leavesAConfigFileThatOnlyItsUserReads() throws {
        let home = try home()
        let server = try ServedProgram(home: home)
        var status = stat()
        #expect(stat(home.path + "/.config/headway/config.json", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(stat(home.path + "/.local/share/headway", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        #expect(stat(home.path + "/.local/share/headway/headway.db", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        try server.program.send(signal: SIGTERM)
        _ = try server.program.wait()
    }

    @Test
    func refusesASecondServerOnTheSameData() throws {
        let home = try home()
        let server = try ServedProgram(home: home)
        let run = try serve(home)
        #expect(run.ending == .exit(1))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("\(server.program.processID)"))
    }

    @Test
    func namesAPortThatIsTaken() throws {
        let server = try ServedProgram(home: try home())
        let run = try ProgramRun.run(
            ["serve", "--port", "\(server.port)"],
            environment: ["HOME": try home().path]
        )
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains("\(server.port)"))
    }

    @Test(arguments: [
        ["--port", "70000"], ["--port", "x"], ["--max-widgets", "-1"], ["--log-format", "xml"],
        ["--tls-certificate", "c.pem"], ["--nope"], ["--rate-limit", "1e3"],
    ])
    func isMisused(arguments: [String]) throws {
        let run = try ProgramRun.run(["serve"] + arguments, environment: ["HOME": try home().path])
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains("--help"))
    }

    @Test(arguments: [String(repeating: "\0", count: 8_192), "not a database, but long enough to look at"])
    func leavesAFileThatIsNoStoreAsItIs(text: String) throws {
        let home = try home()
        let path = try home.write("headway.db", text)
        let run = try ProgramRun.run(
            ["serve", "--port", "0", "--data", home.path],
            environment: ["HOME": home.path]
        )
        #expect(run.ending == .exit(1))
        #expect(run.errors.contains(path))
        #expect(try home.read("headway.db") == Array(text.utf8))
    }

    @Test
    func logsJSONLines() throws {
        let server = try ServedProgram(home: try home(), ["--log-format", "json"])
        _ = try HTTPClient(port: server.port).call("GET", "/widgets")
        try server.program.send(signal: SIGTERM)
        let lines = try server.program.wait().errors.split(separator: "\n").filter { $0.hasPrefix("{") }
        let requests = try lines.map { try JSON(parsing: String($0)) }.filter { $0.object?["status"] != nil }
        #expect(requests.map { $0.object?["status"] } == [401])
    }

    @Test
    func speaksTLS() throws {
        let home = try home()
        let made = try ProgramRun.run(
            program: "/usr/bin/openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", home.path + "/key.pem",
                "-out", home.path + "/certificate.pem",
            ]
        )
        #expect(made.ending == .exit(0), "\(made.errors)")
        let server = try ServedProgram(
            home: home,
            ["--tls-certificate", home.path + "/certificate.pem", "--tls-key", home.path + "/key.pem"]
        )
        #expect(server.url.hasPrefix("https://127.0.0.1:"))
        let push = try ProgramRun.run(
            ["push", "backup", "42%"],
            environment: ["HOME": home.path, "HEADWAY_CA_FILE": home.path + "/certificate.pem"]
        )
        #expect(push == ProgramRun(output: "backup 42%\n", ending: .exit(0)))
        let untrusting = try ProgramRun.run(["list"], environment: ["HOME": home.path])
        #expect(untrusting.ending == .exit(1))
    }
}
