import Glibc
import TestSupport
import Testing

/// The server and the command line of one person on one machine, with nothing set but a home.
@Suite
struct OneMachineTests {
    private func run(_ home: TemporaryDirectory, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun.run(arguments, environment: ["HOME": home.path])
    }

    @Test
    func pushesReadsAndDeletesWithNothingSet() throws {
        let home = try TemporaryDirectory()
        let server = try RunningProgram(["serve", "--port", "0"], environment: ["HOME": home.path])
        #expect(try server.readLine().hasPrefix("listening on http://127.0.0.1:"))
        // The config file was written before that line.
        let first = try run(home, "push", "backup", "42%", "--label", "Photos", "--row", "Left=118 GB")
        #expect(first == ProgramRun(output: "backup 42%\n", ending: .exit(0)))
        #expect(try run(home, "push", "backup", "6/10").output == "backup 60%\n")
        let widget = try run(home, "get", "backup", "--compact").output
        #expect(widget.contains(#""value":0.6"#))
        #expect(widget.contains(#"{"label":"Left","value":"118","unit":"GB"}"#))
        let window = try run(home, "push", "backup", "--clear", "rows", "--from", "now", "--until", "+2h")
        #expect(window.output == "backup 0%\n")
        #expect(try run(home, "list").output.contains("backup     0%  Photos  "))
        #expect(try run(home, "delete", "backup").output == "backup deleted\n")
        #expect(try run(home, "get", "backup").ending == .exit(1))
        try server.send(signal: SIGTERM)
        #expect(try server.wait().ending == .exit(0))
    }
}
