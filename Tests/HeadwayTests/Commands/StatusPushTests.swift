import TestSupport
import Testing

@Suite("headway push --status makes a status widget")
struct StatusPushTests {
    private static let content = #"{"template":"status","severity":"warning","label":"Slow"}"#

    @Test("one option says template and severity")
    func pushes() throws {
        let box = try Sandbox(.notFound, .widget(201, content: StatusPushTests.content))
        let run = try box.run("push", "backup", "--status", "warning", "--label", "Slow")
        #expect(run == ProgramRun(output: "backup warning\n", errors: "", ending: .exit(0)))
        #expect(box.stub.requests.map(\.method) == ["PATCH", "POST"])
        #expect(box.stub.requests[0].body == #"{"content":{"label":"Slow","template":"status","severity":"warning"}}"#)
        #expect(
            box.stub.requests[1].body == #"{"slug":"backup","name":"backup","content":"#
                + #"{"template":"status","label":"Slow","severity":"warning"}}"#
        )
    }

    @Test("none is a state without a severity")
    func pushesNone() throws {
        let box = try Sandbox(.widget(content: #"{"template":"status"}"#))
        let run = try box.run("push", "backup", "--status", "none")
        #expect(run.output == "backup –\n" && run.ending == .exit(0))
        #expect(box.stub.requests.first?.body == #"{"content":{"template":"status","severity":null}}"#)
    }

    @Test("a value on a status widget is not lost without a word")
    func saysThatAValueIsNotShown() throws {
        let box = try Sandbox(.widget(content: StatusPushTests.content), .widget())
        let run = try box.run("push", "backup", "42%")
        #expect(run.errors.contains("is a status widget, which shows no value; --template progress makes it a bar"))
        let back = try box.run("push", "backup", "42%", "--template", "progress")
        #expect(back == ProgramRun(output: "backup 42%\n", errors: "", ending: .exit(0)))
        #expect(box.stub.requests.last?.body == #"{"content":{"template":"progress","value":0.42}}"#)
    }

    @Test(
        "what makes no sense is refused before anything is sent",
        arguments: [
            (["--status", "bad"], "--status must be one of info, warning, critical, success, none"),
            (["--status", "info", "--severity", "info"], "--status says what --severity says"),
            (["--status", "info", "--template", "progress"], "--status says what --template says"),
            (["--template", "gauge"], "--template: template is not one that this server draws"),
        ]
    )
    func refuses(_ options: [String], _ words: String) throws {
        let box = try Sandbox()
        let run = try ProgramRun.run(["push", "backup"] + options, environment: box.environment)
        #expect(run.ending == .exit(2) && run.errors.contains(words), "\(run.errors)")
        #expect(box.stub.requests.isEmpty)
    }

    @Test("is checked, listed and drawn like a bar")
    func isEverywhere() throws {
        let input = Array(StatusPushTests.content.utf8)
        #expect(try ProgramRun.run(["check", "-"], input: input).output == "ok: status, reads warning\n")
        let plain = try ProgramRun.run(["check", "-"], input: Array(#"{"template":"status"}"#.utf8))
        #expect(plain.output == "ok: status\n")
        let item = HTTPStub.Answer.widgetText(content: StatusPushTests.content)
        let box = try Sandbox(HTTPStub.Answer(200, #"{"items":[\#(item)]}"#), .widget(content: StatusPushTests.content))
        #expect(try box.run("list").output.contains("backup  warning  Slow"))
        #expect(try box.run("show", "backup").output.hasPrefix("Slow  "))
        let svg = try ProgramRun.run(["render", "-", "--output", "-", "--format", "svg"], input: input)
        #expect(svg.output.contains("<title>Warning, Slow</title>"))
    }
}
