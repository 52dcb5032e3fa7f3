import TestSupport
import Testing

@Suite
struct CheckCommandTests {
    private func check(_ text: String) throws -> ProgramRun {
        try ProgramRun.run(["check", "-"], input: Array(text.utf8))
    }

    @Test(arguments: [
        (#"{"template":"progress","value":0.42}"#, "ok: progress, reads 42%\n"),
        (#"{"slug":"b","name":"B","content":{"template":"progress","value":0.996}}"#, "ok: progress, reads 99%\n"),
        (
            #"{"template":"progress","start_date":"2001-01-01T00:00:00Z","end_date":"2001-01-02T00:00:00Z"}"#,
            "ok: progress, reads 100%\n"
        ),
    ])
    func acceptsAContentAndABody(_ text: String, _ output: String) throws {
        #expect(try check(text) == ProgramRun(output: output, errors: "", ending: .exit(0)))
    }

    @Test
    func saysEverythingThatIsWrongWithAContent() throws {
        let run = try check(#"{"template":"progress","value":42,"valeu":1,"trend":"sideways"}"#)
        #expect(run.ending == .exit(1))
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.contains("content.value: value must be a fraction from 0 to 1; send 42% as 0.42"))
        #expect(lines.contains { $0.hasPrefix("content.valeu: ") })
        #expect(lines.contains { $0.hasPrefix("content.trend: ") })
    }

    @Test
    func saysEverythingThatIsWrongWithABody() throws {
        let run = try check(#"{"slug":"-","content":{"value":2},"push_throttle":0}"#)
        let places = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(Set(places) == ["slug", "name", "content.template", "content.value", "push_throttle"])
        #expect(run.ending == .exit(1))
    }

    @Test
    func pointsAtWhereJSONBreaksOff() throws {
        let run = try check("{\n  \"label\": \"日本\", value: 1\n}\n")
        #expect(
            run
                == ProgramRun(
                    output: """
                        standard input:2:18: expected a name in double quotes
                            "label": "日本", value: 1
                                             ^

                        """,
                    errors: "",
                    ending: .exit(1)
                )
        )
    }

    @Test(arguments: [
        ("", "standard input:1:1: "), ("{\"a\":1", "standard input:1:7: "), ("\n\n\n[1,]", "standard input:4:4: "),
        ("{\"a\":1,\n\"a\":2}", "standard input:2:1: the name \"a\" occurs twice"),
        ("\u{FEFF}{}", "standard input:1:1: "),
    ])
    func saysLineAndColumn(_ text: String, _ words: String) throws {
        let run = try check(text)
        #expect(run.output.hasPrefix(words), "\(run.output)")
        #expect(run.ending == .exit(1))
    }

    @Test
    func showsAPartOfALongLine() throws {
        let before = (0..<500).map { "\"name\($0)\":\($0)," }.joined()
        let run = try check("{" + before + "x" + String(repeating: "y", count: 500))
        let lines = run.output.split(separator: "\n")
        #expect(lines[1].count < 80)
        let caret = try #require(lines[2].firstIndex(of: "^"))
        #expect(lines[1].dropFirst(lines[2].distance(from: lines[2].startIndex, to: caret)).first == "x")
    }

    @Test
    func readsAFile() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write("content.json", #"{"template":"progress","value":1}"#)
        #expect(try ProgramRun.run(["check", path]).output == "ok: progress, reads 100%\n")
        let missing = try ProgramRun.run(["check", directory.file("none")])
        #expect(missing.ending == .exit(1))
        #expect(missing.errors == "headway: cannot read \(directory.file("none")): No such file or directory\n")
        #expect(try ProgramRun.run(["check", directory.path]).errors.contains("Is a directory"))
    }

    @Test
    func refusesAFileThatNoServerTakes() throws {
        let run = try check(String(repeating: " ", count: 65_537))
        #expect(run.errors == "headway: standard input is larger than 64 KiB, the most that a server takes\n")
        #expect(run.ending == .exit(1))
    }
}
