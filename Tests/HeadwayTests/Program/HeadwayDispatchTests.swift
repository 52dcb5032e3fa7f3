import Testing

@testable import HeadwayCommands

@Suite
struct HeadwayDispatchTests {
    private let headway = Headway(
        commands: Command.client + [
            Command(.serve) { (arguments, context) throws(CommandError) in
                try context.print("serve \(try arguments.integer("--port", in: 0...65_535) ?? 8_080)")
            },
            Command(.keysCreate) { (arguments, context) throws(CommandError) in
                try context.print("create \(arguments.operands[0])")
            },
            Command(.keysList) { (_, _) throws(CommandError) in throw .failed("no store") },
        ]
    )

    private func run(_ arguments: String...) -> (status: ExitCode, recorder: Recorder) {
        let recorder = Recorder()
        return (headway.run(arguments, in: recorder.context), recorder)
    }

    @Test
    func runsCommandsOfOneAndTwoWords() {
        let serve = run("serve", "--port", "0")
        #expect(serve.status == .done)
        #expect(serve.recorder.output == "serve 0\n")
        #expect(run("keys", "create", "ci").recorder.output == "create ci\n")
    }

    @Test
    func reportsAFailure() {
        let (status, recorder) = run("keys", "list")
        #expect(status == .failed)
        #expect(recorder.output.isEmpty)
        #expect(recorder.errors == "headway: no store\n")
    }

    @Test
    func pointsToTheHelpOfTheCommandThatIsMisused() {
        let (status, recorder) = run("keys", "create")
        #expect(status == .misused)
        #expect(
            recorder.errors == """
                headway: NAME is missing: what the key is for, such as the machine that will use it
                headway: `headway keys create --help` shows how it is used

                """
        )
    }

    @Test(arguments: [
        (["psuh", "a"], "there is no command psuh; did you mean push?"),
        (["zebra"], "there is no command zebra; `headway help` lists them"),
        (["keys"], "say which is meant: headway keys create, headway keys list"),
        (["keys", "make"], "there is no command keys make; known are headway keys create, headway keys list"),
        (["--json", "list"], "there is no option --json before the command; options follow it"),
        (["help", "zebra"], "there is no command zebra"), ([""], "there is no command ;"),
    ])
    func refusesWhatIsNoCommand(_ arguments: [String], _ words: String) {
        let recorder = Recorder()
        #expect(headway.run(arguments, in: recorder.context) == .misused)
        #expect(recorder.output.isEmpty)
        #expect(recorder.errors.contains(words))
    }

    @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "help"], ["help", "--help"]])
    func showsTheOverview(_ arguments: [String]) {
        let recorder = Recorder()
        #expect(headway.run(arguments, in: recorder.context) == .done)
        #expect(recorder.errors.isEmpty)
        for command in headway.commands {
            #expect(recorder.output.contains("\n  " + command.synopsis.words.joined(separator: " ") + " "))
        }
        for line in recorder.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test(arguments: [["help", "keys"], ["keys", "--help"], ["keys", "-h"]])
    func showsTheHelpOfAGroup(_ arguments: [String]) {
        let recorder = Recorder()
        #expect(headway.run(arguments, in: recorder.context) == .done)
        #expect(recorder.output.hasPrefix("Usage: headway keys COMMAND"))
        #expect(recorder.output.contains("keys create"))
    }

    @Test
    func showsTheSameHelpBothWays() {
        #expect(run("help", "keys", "create").recorder.output == run("keys", "create", "-h").recorder.output)
        #expect(run("help", "push").recorder.output == run("push", "--help").recorder.output)
    }
}
