import HeadwayCommands
import TestSupport
import Testing

@Suite
struct ProgramTests {
    @Test
    func saysItsVersion() throws {
        let run = try ProgramRun.run(["--version"])
        #expect(run.ending == .exit(0))
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        // scripts/deb.sh reads the first line.
        #expect(lines.first == "headway \(HeadwayVersion.text)")
        #expect(lines.contains("License: Apache-2.0"))
        #expect(lines.contains { $0.hasPrefix("Build: debug, Linux, ") || $0.hasPrefix("Build: release, Linux, ") })
        for component in Component.linked + Component.included {
            #expect(lines.contains { $0.hasPrefix("  \(component.name)  ") && $0.hasSuffix("  \(component.license)") })
        }
    }

    @Test(arguments: ["push", "list", "get", "show", "delete", "check", "render"])
    func helpsWithEveryCommand(_ command: String) throws {
        let run = try ProgramRun.run([command, "--help"])
        #expect(run.ending == .exit(0))
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix("Usage: headway \(command) "))
        #expect(run.output.contains("\n\nExamples:\n  headway \(command)"))
        #expect(try ProgramRun.run(["help", command]) == run)
    }

    @Test
    func printsTheDescriptionOfTheAPI() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        let key = try ProgramRun.run(["keys", "create", "programs"], environment: ["HOME": home.path]).output
        let headers = ["Authorization: Bearer \(key.dropLast())"]
        let served = try HTTPClient(port: server.port).call("GET", "/openapi.json", headers: headers)
        #expect(served.status == 200)
        #expect(try ProgramRun.run(["openapi"]) == ProgramRun(output: served.text, ending: .exit(0)))
    }

    @Test
    func isMisusedWithoutACommand() throws {
        let run = try ProgramRun.run([])
        #expect(run.ending == .exit(2))
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Usage: headway COMMAND"))
    }

    @Test
    func namesTheNearestOption() throws {
        let run = try ProgramRun.run(["push", "backup", "1", "--lable", "x"])
        #expect(run.ending == .exit(2))
        #expect(run.errors.hasPrefix("headway: there is no option --lable; did you mean --label?\n"))
    }

    @Test
    func staysQuietWhereNobodyReads() throws {
        let run = try ProgramRun.run(["help"], closesOutput: true)
        #expect(run.errors.isEmpty)
        #expect(run.ending != .exit(0))
    }

    @Test
    func failsWhereOutputCannotBeWritten() throws {
        let program = try ProgramRun.path(of: "headway")
        let run = try ProgramRun.run(program: "/bin/sh", ["-c", "\"$0\" help >/dev/full", program])
        #expect(run.ending == .exit(1))
        #expect(run.errors == "headway: cannot write to standard output: No space left on device\n")
    }

    @Test
    func refusesArgumentsThatAreNotUTF8() throws {
        let program = try ProgramRun.path(of: "headway")
        let run = try ProgramRun.run(program: "/bin/sh", ["-c", "\"$0\" check \"$(printf '\\377')\"", program])
        #expect(run.ending == .exit(2))
        #expect(run.errors == "headway: an argument is not UTF-8; set the terminal to UTF-8\n")
    }
}
