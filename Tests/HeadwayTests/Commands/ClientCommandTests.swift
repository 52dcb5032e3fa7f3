import TestSupport
import Testing

@Suite
struct ClientCommandTests {
    @Test
    func listsWidgetsOnePerLine() throws {
        let item = HTTPStub.Answer.widgetText(content: #"{"template":"progress","value":0.42,"label":"Photos"}"#)
        let box = try Sandbox(HTTPStub.Answer(200, #"{"items":[\#(item)]}"#))
        let run = try box.run("list")
        #expect(run.ending == .exit(0))
        #expect(run.output.hasPrefix("SLUG    READS  LABEL   PUSHED\nbackup    42%  Photos  "))
        #expect(box.stub.requests.map { $0.method + " " + $0.target } == ["GET /widgets"])
    }

    @Test
    func listsTheServersJSON() throws {
        let box = try Sandbox(HTTPStub.Answer(200, #"{"items":[]}"#))
        #expect(try box.run("list", "--json").output == "{\n  \"items\": []\n}\n")
    }

    @Test
    func listsNothingOnStandardOutputWhereThereIsNothing() throws {
        let box = try Sandbox(HTTPStub.Answer(200, #"{"items":[]}"#))
        let run = try box.run("list")
        #expect(run.output.isEmpty)
        #expect(run.ending == .exit(0))
        #expect(run.errors == "headway: there are no widgets yet; make one with `headway push SLUG VALUE`\n")
    }

    @Test
    func getsAWidget() throws {
        let box = try Sandbox(.widget(), .widget(), .notFound)
        #expect(try box.run("get", "backup").output.hasPrefix("{\n  \"slug\": \"backup\",\n"))
        let compact = HTTPStub.Answer.widgetText(content: #"{"template":"progress","value":0.42}"#) + "\n"
        #expect(try box.run("get", "--compact", "backup").output == compact)
        let missing = try box.run("get", "backup")
        #expect(missing == ProgramRun(output: "", errors: "headway: there is no widget backup\n", ending: .exit(1)))
        #expect(Set(box.stub.requests.map { $0.method + " " + $0.target }) == ["GET /widgets/backup"])
    }

    @Test
    func deletesEveryWidgetThatIsThere() throws {
        let box = try Sandbox(HTTPStub.Answer(204), .notFound, HTTPStub.Answer(204))
        let run = try box.run("delete", "a", "b", "c")
        #expect(
            run
                == ProgramRun(
                    output: "a deleted\nc deleted\n",
                    errors: "headway: there is no widget b; nothing to delete\n",
                    ending: .exit(1)
                )
        )
        let calls = box.stub.requests.map { $0.method + " " + $0.target }
        #expect(calls == ["DELETE /widgets/a", "DELETE /widgets/b", "DELETE /widgets/c"])
    }

    @Test
    func toleratesAMissingWidgetWhereAsked() throws {
        let box = try Sandbox(.notFound)
        #expect(try box.run("delete", "a", "--if-exists") == ProgramRun(output: "", errors: "", ending: .exit(0)))
    }

    @Test
    func deletesNothingWhereOneSlugIsNone() throws {
        let box = try Sandbox()
        #expect(try box.run("delete", "a", "b/c").ending == .exit(2))
        #expect(box.stub.requests.isEmpty)
    }
}
