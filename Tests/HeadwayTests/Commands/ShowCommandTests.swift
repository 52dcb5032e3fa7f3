import TestSupport
import Testing

@Suite("headway show draws a widget in the terminal")
struct ShowCommandTests {
    private static let content =
        #"{"template":"progress","value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841","#
        + #""accent_color":"green","stat_rows":[{"label":"Acked","value":"6"}]}"#

    @Test("plain and in UTF-8 when piped")
    func showsPlainText() throws {
        let box = try Sandbox(.widget(content: ShowCommandTests.content))
        var environment = box.environment
        environment["LANG"] = "C.UTF-8"
        environment["COLUMNS"] = "32"
        let run = try ProgramRun.run(["show", "backup"], environment: environment)
        #expect(
            run
                == ProgramRun(
                    output: """
                        Pages                        60%
                        ███████████████████▎░░░░░░░░░░░░
                        6 of 10 acked · INC-2841
                        Acked                          6

                        """,
                    errors: "",
                    ending: .exit(0)
                )
        )
        #expect(box.stub.requests.map { $0.method + " " + $0.target } == ["GET /widgets/backup"])
    }

    @Test("ASCII where the locale is not UTF-8, 19 of 20 cells at 0.996, and Ukrainian")
    func obeysTheLocale() throws {
        let content = #"{"template":"progress","value":0.996,"label":"日本 🦀"}"#
        let box = try Sandbox(.widget(content: content), .widget(content: content))
        var environment = box.environment
        environment["COLUMNS"] = "20"
        let run = try ProgramRun.run(["show", "backup"], environment: environment)
        #expect(run.output == "?? ?             99%\n###################-\n")
        environment["LANG"] = "fr_FR.UTF-8"
        let french = try ProgramRun.run(["show", "backup"], environment: environment)
        #expect(french.output == "日本 🦀         99\u{A0}%\n" + String(repeating: "█", count: 19) + "▉\n")
    }

    @Test("as wide as the terminal and in color")
    func usesTheTerminal() throws {
        let box = try Sandbox(.widget(content: ShowCommandTests.content))
        var environment = box.environment
        environment["LANG"] = "C.UTF-8"
        environment["TERM"] = "xterm"
        let program = try TerminalProgram(["show", "backup"], environment: environment, columns: 40)
        #expect(try program.end() == .exit(0))
        #expect(program.text.hasPrefix("\u{1B}[1mPages\u{1B}[0m"))
        #expect(program.text.contains("\u{1B}[38;2;48;209;88m60%\u{1B}[0m"))
        let screen = TerminalScreen(program.text)
        #expect(screen.lines.prefix(2).map(\.count) == [40, 24])
        #expect(screen.unknown.isEmpty)
    }

    @Test("without color where it is not wanted", arguments: [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]])
    func obeysNoColor(_ variables: [String: String]) throws {
        let box = try Sandbox(.widget(content: ShowCommandTests.content))
        let environment = box.environment.merging(variables) { _, given in given }
        let program = try TerminalProgram(["show", "backup"], environment: environment)
        #expect(try program.end() == .exit(0))
        #expect(!program.text.contains("\u{1B}") && program.text.hasPrefix("Pages"))
    }

    @Test("a clock that is off is set right by the server's")
    func usesTheServersClock() throws {
        let content =
            #"{"template":"progress","start_date":"2038-01-01T00:00:00Z","end_date":"2039-01-01T00:00:00Z"}"#
        let date = "Date: Fri, 02 Jul 2038 12:00:00 GMT"
        let body = HTTPStub.Answer.widgetText(content: content)
        let box = try Sandbox(HTTPStub.Answer(200, body, headers: ["Content-Type: application/json", date]))
        #expect(try box.run("show", "backup").output.contains("50%"))
    }

    @Test("a widget that is not there, and one that a newer server has")
    func saysWhatIsMissing() throws {
        let box = try Sandbox(.notFound, .widget(content: #"{"template":"hologram"}"#))
        let missing = try box.run("show", "backup")
        #expect(missing == ProgramRun(output: "", errors: "headway: there is no widget backup\n", ending: .exit(1)))
        let newer = try box.run("show", "backup")
        #expect(newer.ending == .exit(1) && newer.output.isEmpty)
        #expect(newer.errors == "headway: this version cannot draw backup; `headway get` prints it as JSON\n")
        #expect(try box.run("show", "a/b").ending == .exit(2))
    }
}
