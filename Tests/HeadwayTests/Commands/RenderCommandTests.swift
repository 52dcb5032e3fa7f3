import TestSupport
import Testing

@Suite("headway render draws a file without a server")
struct RenderCommandTests {
    private static let content = #"{"template":"progress","value":0.42,"label":"Maintenance","accent_color":"orange"}"#

    private func render(
        _ arguments: String...,
        text: String = content,
        environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun.run(["render", "-"] + arguments, environment: environment, input: Array(text.utf8))
    }

    /// The bytes that a call writes into a file, and the file of another call for comparison.
    private func picture(_ name: String, _ arguments: String..., text: String = content) throws -> [UInt8] {
        let directory = try TemporaryDirectory()
        let run = try ProgramRun.run(
            ["render", "-", "--output", directory.file(name)] + arguments,
            input: Array(text.utf8)
        )
        #expect(run == ProgramRun(output: "", errors: "", ending: .exit(0)))
        return try directory.read(name)
    }

    @Test("in the terminal without --output")
    func drawsText() throws {
        let run = try render(environment: ["COLUMNS": "24"])
        #expect(run == ProgramRun(output: "Maintenance          42%\n##########--------------\n", ending: .exit(0)))
    }

    @Test("as PNG, SVG and PDF by the ending of the file")
    func drawsPictures() throws {
        let png = try picture("a.PNG")
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Width and height: 364 × 170 points at two pixels each.
        #expect(Array(png[16..<24]) == [0, 0, 2, 216, 0, 0, 1, 84])
        #expect(try picture("a.png", "--scale", "1", "--family", "small")[16..<24] == [0, 0, 0, 170, 0, 0, 0, 170])
        let svg = String(decoding: try picture("a.svg"), as: UTF8.self)
        #expect(svg.hasPrefix("<svg ") && svg.contains("<title>Maintenance, 42%</title>"))
        #expect(try picture("a.pdf").starts(with: Array("%PDF-".utf8)))
        #expect(try picture("a.bin", "--format", "svg").starts(with: Array("<svg ".utf8)))
    }

    @Test("to standard output as PNG unless another form is asked for, but not to a terminal")
    func writesToStandardOutput() throws {
        let svg = try render("--output", "-", "--format", "svg")
        #expect(svg.output.hasPrefix("<svg ") && svg.ending == .exit(0))
        #expect(try render("--output", "-").output.contains("PNG\r\n\u{1A}\n"))
        let directory = try TemporaryDirectory()
        let file = try directory.write("c.json", RenderCommandTests.content)
        let program = try TerminalProgram(["render", file, "--output", "-"], environment: [:])
        #expect(try program.end() == .exit(2))
        #expect(program.text.hasPrefix("headway: a picture is nothing for a terminal to show"))
    }

    @Test("every option changes the picture")
    func obeysOptions() throws {
        let window =
            #"{"template":"progress","value":0.5,"start_date":"2026-01-01T00:00:00Z","#
            + #""end_date":"2026-01-02T00:00:00Z"}"#
        let plain = try picture("a.svg", "--at", "2026-01-01T06:00:00Z", text: window)
        #expect(String(decoding: plain, as: UTF8.self).contains("<title>widget, 25%</title>"))
        for (option, value, words) in [
            ("--at", "2026-01-01T12:00:00Z", "50%"), ("--build", "1.5", "50%"), ("--locale", "tr", "%25"),
            ("--appearance", "dark", "25%"), ("--family", "circular", "25%"), ("--scale", "4", "25%"),
        ] {
            let other = try picture("a.svg", "--at", "2026-01-01T06:00:00Z", option, value, text: window)
            #expect(other != plain, "\(option)")
            #expect(String(decoding: other, as: UTF8.self).contains("<title>widget, \(words)</title>"), "\(option)")
        }
    }

    @Test("what `headway get` prints, stale as it is there")
    func drawsAWidget() throws {
        let widget =
            #"{"slug":"b","name":"B","content":{"template":"progress","value":0.5},"stale_after":60,"#
            + #""created_at":"2026-01-01T09:00:00Z","updated_at":"2026-01-01T10:00:00Z"}"#
        let stale = try render("--at", "2026-01-01T10:01:00Z", text: widget, environment: ["TZ": "UTC"])
        #expect(stale.output.contains("as of 10:00 AM"))
        let fresh = try render("--at", "2026-01-01T10:00:59Z", text: widget, environment: ["TZ": "UTC"])
        #expect(!fresh.output.contains("as of"))
        let east = try render("--at", "2026-07-01T00:00:00Z", "--timezone", "Europe/Kyiv", text: widget)
        #expect(east.output.contains("as of 12:00"))
    }

    @Test("faults go to standard error, all of them, as `headway check` has them")
    func listsFaults() throws {
        let text = #"{"template":"progress","value":42,"trend":"sideways"}"#
        let run = try render("--output", "-", text: text)
        #expect(run.output.isEmpty && run.ending == .exit(1))
        let check = try ProgramRun.run(["check", "-"], input: Array(text.utf8))
        #expect(run.errors == check.output && run.errors.split(separator: "\n").count == 2)
        #expect(try render(text: "{").errors.hasPrefix("standard input:1:2: "))
    }

    @Test(
        "misuse is named",
        arguments: [
            (["--family", "small"], "--family says something about a picture; give its --output too"),
            (["--scale", "2"], "--scale says something"), (["--output", "a.gif"], "--output must end in .png, .svg"),
            (["--output", "a.png", "--scale", "5"], "--scale must be a whole number from 1 to 4"),
            (["--output", "a.png", "--family", "huge"], "--family must be one of small, medium, large, circular"),
            (["--output", "a.png", "--format", "gif"], "--format must be png, svg or pdf"),
            (["--appearance", "grey"], "--appearance must be one of light, dark"),
            (["--locale", "!"], "--locale must be a tag"), (["--build", "new"], "--build must be a version"),
            (["--at", "then"], "--at must be now"), (["--timezone", "Kyiv"], "--timezone must be a name such as"),
        ]
    )
    func namesMisuse(_ arguments: [String], _ words: String) throws {
        let run = try ProgramRun.run(["render", "-"] + arguments)
        #expect(run.ending == .exit(2) && run.output.isEmpty)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test("says where it looked for fonts, and why a file cannot be written")
    func saysWhatFailed() throws {
        let fonts = try render("--output", "-", environment: ["HEADWAY_ASSETS": "/nowhere"])
        #expect(fonts.ending == .exit(1) && fonts.errors.contains("/nowhere"))
        let file = try render("--output", "/nowhere/a.png")
        #expect(file.errors == "headway: cannot write /nowhere/a.png: No such file or directory\n")
    }
}
