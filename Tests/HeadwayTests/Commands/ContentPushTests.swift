import Glibc
import TestSupport
import Testing

@Suite("headway push --content sends a content of any template")
struct ContentPushTests {
    private static let status = #"{"template":"status","severity":"warning","label":"Slow"}"#

    private func push(_ arguments: [String], _ box: Sandbox, input: String = "") throws -> ProgramRun {
        try ProgramRun.run(["push", "backup"] + arguments, environment: box.environment, input: Array(input.utf8))
    }

    @Test("from a file, standard input and the argument itself", arguments: ["file", "input", "argument"])
    func readsTheContent(source: String) throws {
        let box = try Sandbox(.widget(content: ContentPushTests.status))
        let text = " \n" + ContentPushTests.status + "\n"
        let argument =
            switch source {
            case "file": try box.home.write("widget.json", text)
            case "input": "-"
            default: text
            }
        let run = try push(["--content", argument], box, input: source == "input" ? text : "")
        #expect(run == ProgramRun(output: "backup warning\n", errors: "", ending: .exit(0)))
        let request = try #require(box.stub.requests.first)
        #expect(request.method == "PATCH" && request.target == "/widgets/backup")
        #expect(request.body == #"{"content":\#(ContentPushTests.status)}"#)
    }

    @Test("the widget is created where there is none, without members that are null")
    func createsTheWidget() throws {
        let box = try Sandbox(.notFound, .widget(201, content: ContentPushTests.status))
        let content = #"{"template":"status","label":"Slow","subtitle":null}"#
        let run = try push(["--content", content, "--name", "Backup", "--stale-after", "15m"], box)
        #expect(run.ending == .exit(0))
        #expect(box.stub.requests.map(\.method) == ["PATCH", "POST"])
        #expect(box.stub.requests[0].body == #"{"name":"Backup","content":\#(content),"stale_after":900}"#)
        #expect(
            box.stub.requests[1].body == #"{"slug":"backup","name":"Backup","content":"#
                + #"{"template":"status","label":"Slow"},"stale_after":900}"#
        )
    }

    @Test("numbers and dates are sent as they were written")
    func keepsTheText() throws {
        let box = try Sandbox(.widget())
        let content = #"{"value":8.0e-1,"start_date":"2026-11-29t22:00:00.50+02:00","label":"Фото 🦀"}"#
        #expect(try push(["--content", content], box).ending == .exit(0))
        #expect(box.stub.requests.first?.body == #"{"content":\#(content)}"#)
    }

    @Test(
        "options override the content",
        arguments: [
            (["--label", "B"], #"{"value":0.1,"label":"B","stat_rows":[{"label":"x","value":"1"}],"unit":"s"}"#),
            (["42%"], #"{"value":0.42,"label":"A","stat_rows":[{"label":"x","value":"1"}],"unit":"s"}"#),
            (["--row", "y=2"], #"{"value":0.1,"label":"A","stat_rows":[{"label":"y","value":"2"}],"unit":"s"}"#),
            (["--clear", "unit"], #"{"value":0.1,"label":"A","stat_rows":[{"label":"x","value":"1"}],"unit":null}"#),
            (
                ["--clear", "rows", "--trend", "up"],
                #"{"value":0.1,"label":"A","stat_rows":null,"unit":"s","trend":"up"}"#
            ),
            (
                ["--status", "none", "--clear", "rows"],
                #"{"value":0.1,"label":"A","stat_rows":null,"unit":"s","template":"status","severity":null}"#
            ),
        ]
    )
    func letsOptionsOverrule(_ options: [String], _ body: String) throws {
        let box = try Sandbox(.widget())
        let content = #"{"value":0.1,"label":"A","stat_rows":[{"label":"x","value":"1"}],"unit":"s"}"#
        let run = try push(options + ["--content", content], box)
        #expect(run.ending == .exit(0), "\(run.errors)")
        #expect(box.stub.requests.first?.body == #"{"content":\#(body)}"#)
    }

    @Test("an empty object is a heartbeat")
    func sendsAHeartbeat() throws {
        let box = try Sandbox(.widget())
        let run = try push(["--content", "{}"], box)
        #expect(run == ProgramRun(output: "backup 42%\n", errors: "", ending: .exit(0)))
        #expect(box.stub.requests.first?.body == #"{"content":{}}"#)
    }

    @Test("a value that some template takes is left to the server, until a bar would be created")
    func leavesTheTemplateOfTheWidgetToTheServer() throws {
        let box = try Sandbox(.widget(), .notFound)
        #expect(try push(["--content", #"{"value":87}"#], box).ending == .exit(0))
        let run = try push(["--content", #"{"value":87}"#], box)
        #expect(run.ending == .exit(1))
        #expect(
            run.errors == "headway: there is no widget backup yet, and this does not make one:\n"
                + "  --content: value: value must be a fraction from 0 to 1; send 42% as 0.42\n"
        )
        #expect(box.stub.requests.map(\.method) == ["PATCH", "PATCH"])
    }

    @Test(
        "faults of an argument are named before anything is sent",
        arguments: [
            ("", "--content is empty; give a file, - for standard input, or a JSON object"),
            (" \n", "--content is empty; give a file"), ("[1]", "--content is an array; give a file"),
            (#"{"label":}"#, "--content:1:10: "), ("{\"a\":1,\n\"a\":2}", "--content:2:1: the name \"a\" occurs twice"),
            (#"{"lable":"x"}"#, "--content: lable: \"lable\" is not known here; did you mean \"label\"?"),
            (#"{"lable":null}"#, "--content: lable: \"lable\" is not known here"),
            (#"{"stale_after":null}"#, "--content: stale_after: \"stale_after\" is not known here"),
            (#"{"template":null}"#, "--content: template: template is required"),
            (#"{"template":"progress","value":42}"#, "--content: value: value must be a fraction"),
            (#"{"template":"gauge9"}"#, "--content: template: template is not one that this server draws"),
            (#"{"stat_rows":[{"label":"x"}]}"#, "--content: stat_rows[0].value: value is required"),
            (#"{"slug":"b","name":"B","content":{"value":1}}"#, "takes only its content, as `jq .content` prints it"),
        ]
    )
    func refusesAnArgument(_ content: String, _ words: String) throws {
        let box = try Sandbox()
        let run = try push(["--content", content], box)
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains("headway: \(words)") || run.errors.contains(words), "\(run.errors)")
        #expect(run.errors.contains("`headway push --help` shows how it is used"))
        #expect(box.stub.requests.isEmpty)
    }

    @Test(
        "faults of a file name the file and the place in it",
        arguments: [
            ("", " is empty; a content is an object such as {\"template\":\"status\",\"label\":\"TEXT\"}"),
            ("\n\n", " is empty; a content is an object"), ("[{}]", " must hold an object, not an array"),
            ("\"text\"", " must hold an object, not a string"), ("42%", ":1:3: "), ("{\n  \"label\": x\n}", ":2:12: "),
            ("\u{FEFF}{}", ":1:1: "), (#"{"label":1}"#, ": label: label must be a string, not a number"),
            (#"{"content":{}}"#, " holds a whole widget; --content takes only its content"),
        ]
    )
    func refusesAFile(_ text: String, _ words: String) throws {
        let box = try Sandbox()
        let path = try box.home.write("widget.json", text)
        let run = try push(["--content", path], box)
        #expect(run.ending == .exit(1))
        #expect(run.errors.hasPrefix("headway: \(path)\(words)"), "\(run.errors)")
        let input = try push(["--content", "-"], box, input: text)
        #expect(input.ending == .exit(1))
        #expect(input.errors.hasPrefix("headway: standard input\(words)"), "\(input.errors)")
        #expect(box.stub.requests.isEmpty)
    }

    @Test("a fault of an option beside a file is named by the option")
    func namesTheOptionOfAFault() throws {
        let box = try Sandbox()
        let path = try box.home.write("widget.json", #"{"accent_color":"greem","label":"L"}"#)
        let run = try push(["--content", path, "--trend", "sideways"], box)
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains("headway: --trend: trend must be one of up, down, flat\n"))
        #expect(run.errors.contains("headway: \(path): accent_color: accent_color must be"))
        let overridden = try push(["--content", path, "--accent", "blu"], box)
        #expect(overridden.errors.contains("headway: --accent: accent_color must be"))
        #expect(box.stub.requests.isEmpty)
    }

    @Test("a file that cannot be read is named with the reason")
    func namesAFileThatCannotBeRead() throws {
        let box = try Sandbox()
        let missing = try push(["--content", box.home.file("none")], box)
        #expect(missing.ending == .exit(1))
        #expect(missing.errors == "headway: cannot read \(box.home.file("none")): No such file or directory\n")
        #expect(try push(["--content", box.home.path], box).errors.hasSuffix("Is a directory\n"))
        let closed = try box.home.write("closed.json", "{}")
        #expect(chmod(closed, 0) == 0)
        // Root reads any file.
        if geteuid() != 0 {
            let refused = try push(["--content", closed], box)
            #expect(refused.errors == "headway: cannot read \(closed): Permission denied\n")
        }
        let below = try push(["--content", closed + "/widget.json"], box)
        #expect(below.errors == "headway: cannot read \(closed)/widget.json: Not a directory\n")
        #expect(box.stub.requests.isEmpty)
    }

    @Test("closed standard input is an error, and one without a byte is empty")
    func namesAClosedInput() throws {
        let box = try Sandbox()
        let program = try ProgramRun.path(of: "headway")
        let run = try ProgramRun.run(
            program: "/bin/sh",
            ["-c", #"exec "$1" push backup --content - <&-"#, "sh", program],
            environment: box.environment
        )
        #expect(run.ending == .exit(1))
        #expect(run.errors == "headway: cannot read standard input: Bad file descriptor\n")
        #expect(try push(["--content", "-"], box).errors.hasPrefix("headway: standard input is empty; "))
        #expect(box.stub.requests.isEmpty)
    }

    @Test("no more is read and sent than a server takes")
    func boundsTheSize() throws {
        let box = try Sandbox(.widget())
        let limit = 65_536
        let blanks = "{}" + String(repeating: " ", count: limit - 2)
        let path = try box.home.write("widget.json", blanks)
        #expect(try push(["--content", path], box).ending == .exit(0))
        _ = try box.home.write("widget.json", blanks + " ")
        let run = try push(["--content", path], box)
        #expect(run.ending == .exit(1))
        #expect(run.errors == "headway: \(path) is larger than 64 KiB, the most that a server takes\n")
        let argument = try push(["--content", blanks + " "], box)
        #expect(argument.ending == .exit(2))
        #expect(argument.errors.contains("--content is larger than 64 KiB"))
        // A content of the largest size leaves no room for what surrounds it.
        let parts = (#"{"tap_action":{"url":"https://example.org/","headers":{""#, #"":null}}}"#)
        let name = String(repeating: "x", count: limit - parts.0.utf8.count - parts.1.utf8.count)
        _ = try box.home.write("widget.json", parts.0 + name + parts.1)
        let whole = try push(["--content", path], box)
        #expect(whole.ending == .exit(1))
        #expect(
            whole.errors == "headway: the push is 65548 bytes, and a server takes at most 65536; "
                + "leave out or shorten members\n"
        )
        #expect(box.stub.requests.count == 1)
    }
}
