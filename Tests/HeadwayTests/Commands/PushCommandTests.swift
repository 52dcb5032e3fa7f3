import TestSupport
import Testing

@Suite
struct PushCommandTests {
    @Test
    func patchesAWidgetAndSaysWhatItReads() throws {
        let box = try Sandbox(.widget())
        let run = try box.run("push", "backup", "42%")
        #expect(run == ProgramRun(output: "backup 42%\n", errors: "", ending: .exit(0)))
        let request = try #require(box.stub.requests.first)
        #expect(box.stub.requests.count == 1)
        #expect(request.method == "PATCH")
        #expect(request.target == "/widgets/backup")
        #expect(request.body == #"{"content":{"value":0.42}}"#)
        #expect(request.headers["authorization"] == "Bearer " + Sandbox.key)
        #expect(request.headers["content-type"] == "application/merge-patch+json")
        #expect(request.headers["user-agent"] == "headway/0.1.0")
        #expect(request.headers["accept"] == "application/json, application/problem+json")
    }

    @Test
    func makesTheWidgetWhereThereIsNone() throws {
        let box = try Sandbox(.notFound, .widget(201))
        let run = try box.run("push", "backup", "6/10", "--label", "Резервна копія 🦀")
        #expect(run.ending == .exit(0))
        #expect(box.stub.requests.map { $0.method + " " + $0.target } == ["PATCH /widgets/backup", "POST /widgets"])
        #expect(box.stub.requests[1].headers["content-type"] == "application/json")
        #expect(
            box.stub.requests[1].body == #"{"slug":"backup","name":"backup","content":"#
                + #"{"template":"progress","value":0.6,"label":"Резервна копія 🦀"}}"#
        )
    }

    @Test
    func doesNotMakeAWidgetThatWouldReadNothing() throws {
        let box = try Sandbox(.notFound)
        let run = try box.run("push", "backup", "--label", "L")
        #expect(run.ending == .exit(1))
        let words = "headway: there is no widget backup yet, and this does not make one:\n  VALUE: value is"
        #expect(run.errors.hasPrefix(words))
        #expect(box.stub.requests.count == 1)
    }

    @Test
    func printsTheWidgetAsJSON() throws {
        let box = try Sandbox(.widget(content: #"{"template":"progress","value":0.80}"#))
        let run = try box.run("push", "backup", "0.80", "--json")
        #expect(run.output.contains("\n    \"value\": 0.80\n"))
        #expect(run.output.hasPrefix("{\n  \"slug\": \"backup\",\n"))
    }

    @Test
    func sendsNothingThatTheServerWouldRefuse() throws {
        let box = try Sandbox()
        let run = try box.run("push", "backup", "42%", "--accent", "greem", "--trend", "sideways")
        #expect(run.ending == .exit(2))
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("headway: --trend: trend must be one of up, down, flat\n"))
        #expect(run.errors.contains("headway: --accent: accent_color must be"))
        #expect(run.errors.contains("`headway push --help` shows how it is used"))
        #expect(box.stub.requests.isEmpty)
    }

    @Test(arguments: ["-1", "120%", "11/10", "0/0", "42"])
    func refusesAValueThatIsNone(_ value: String) throws {
        let box = try Sandbox()
        let run = try box.run("push", "backup", value)
        #expect(run.ending == .exit(2))
        #expect(run.errors.contains(value))
        #expect(box.stub.requests.isEmpty)
    }

    @Test
    func saysThatAWindowHidesTheValue() throws {
        let content =
            #"{"template":"progress","value":0.42,"start_date":"2001-01-01T00:00:00Z","#
            + #""end_date":"2001-01-02T00:00:00Z"}"#
        let box = try Sandbox(.widget(content: content))
        let run = try box.run("push", "backup", "42%")
        #expect(run.output == "backup 100%\n")
        #expect(run.errors.hasPrefix("headway: note: backup advances by itself"))
    }

    @Test
    func rendersAProblemAsSentences() throws {
        let body =
            #"{"title":"Unprocessable Content","status":422,"detail":"the content breaks a rule","#
            + #""errors":[{"location":"body.content.end_date","message":"end_date is wrong"}]}"#
        let box = try Sandbox(HTTPStub.Answer(422, body, headers: ["Content-Type: application/problem+json"]))
        let run = try box.run("push", "backup", "--until", "+1h")
        #expect(
            run
                == ProgramRun(
                    output: "",
                    errors: "headway: refused: the content breaks a rule\n  content.end_date: end_date is wrong\n",
                    ending: .exit(1)
                )
        )
    }
}
