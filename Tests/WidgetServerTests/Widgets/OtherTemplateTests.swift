import TestSupport
import Testing

@testable import WidgetServer
@testable import Widgets

/// A template that is defined in the tests alone: its declaration is all that it takes.
@Suite struct OtherTemplateTests {
    private static let content = DialTemplate.samples.valid[0].content.replacing("\n", with: " ")

    private func server(in directory: TemporaryDirectory? = nil, clock: TestClock? = nil) throws -> TestServer {
        try TestServer(in: directory, clock: clock) { $0.templates = DialTemplate.list }
    }

    private func post(_ server: TestServer, _ content: String) throws -> HTTPAnswer {
        try server.call("POST", "/widgets", #"{"slug":"dial","name":"Dial","content":\#(content)}"#)
    }

    private func content(_ answer: HTTPAnswer) throws -> JSON? { try answer.json()["content"] }

    @Test(arguments: [
        (#"{"template":"dial","value":1}"#, "body.content.zones", "zones is required on a dial widget"),
        (#"{"template":"dial","zones":[]}"#, "body.content.value", "value is required on a dial widget"),
        (
            #"{"template":"dial","value":1,"zones":[],"min_value":5,"max_value":5}"#, "body.content.max_value",
            "max_value must be above min_value"
        ),
        (
            #"{"template":"dial","value":1,"zones":[{"from":0},{}]}"#, "body.content.zones[1].from",
            "from is required: a number"
        ),
        (
            #"{"template":"dial","value":1,"zones":[{"from":0,"tint":{"name":"far too long"}}]}"#,
            "body.content.zones[0].tint.name", "name is 12 characters long; at most 8 are allowed"
        ),
        (
            #"{"template":"dial","value":1,"zones":[],"needle":{"tint":{"colour":"red","name":"a"}}}"#,
            "body.content.needle.tint.colour", #""colour" is not known here; did you mean "color"?"#
        ),
        // The shapes of all fields hold on every template.
        (
            #"{"template":"progress","value":1,"needle":{"style":"broad"}}"#, "body.content.needle.style",
            "style must be one of thin, wide"
        ),
        (
            #"{"template":"progress","value":42}"#, "body.content.value",
            "value must be a fraction from 0 to 1; send 42% as 0.42"
        ),
    ])
    func checksContents(content: String, location: String, message: String) throws {
        let answer = try post(server(), content)
        #expect(answer.status == 422)
        let faults = try answer.json()["errors"]?.elements ?? []
        #expect(faults.map { $0["location"]?.string } == [location])
        #expect(faults.map { $0["message"]?.string } == [message])
    }

    @Test func storesWhatTheTemplateSettles() throws {
        let server = try server()
        let sent = #"{"template":"dial","value":1,"zones":[{"from":9},{"from":2.50,"tint":{"name":"low"}}]}"#
        let stored = try JSON(
            parsing: #"{"template":"dial","value":1,"zones":[{"from":2.50,"tint":{"name":"low"}},{"from":9}]}"#
        )
        #expect(try content(post(server, sent)) == stored)
        let patched = try server.call("PATCH", "/widgets/dial", #"{"content":{"zones":[{"from":3},{"from":1}]}}"#)
        #expect(try content(patched)?["zones"] == JSON(parsing: #"[{"from":1},{"from":3}]"#))
    }

    @Test func mergesObjectsAtEveryDepth() throws {
        let server = try server()
        #expect(try post(server, Self.content).status == 201)
        let patch = #"{"content":{"needle":{"style":null,"tint":{"color":"red"}}}}"#
        let patched = try server.call("PATCH", "/widgets/dial", patch)
        #expect(try content(patched)?["needle"] == JSON(parsing: #"{"tint":{"name":"steady","color":"red"}}"#))
        let wrong = try server.call("PATCH", "/widgets/dial", #"{"content":{"needle":{"tint":{"name":null}}}}"#)
        #expect(wrong.status == 422)
        #expect(try wrong.json()["errors"]?.elements.first?["location"] == "body.content.needle.tint.name")
    }

    /// What another template does not draw is kept, and drawn again when the template is changed back.
    @Test func keepsWhatItDoesNotDraw() throws {
        let server = try server()
        _ = try post(server, Self.content)
        let status = try server.call("PATCH", "/widgets/dial", #"{"content":{"template":"status"}}"#)
        #expect(try content(status)?["zones"]?.elements.count == 2)
        #expect(try content(status)?["value"] == 42)
        let progress = try server.call("PATCH", "/widgets/dial", #"{"content":{"template":"progress"}}"#)
        #expect(progress.status == 422)
        let back = try server.call("PATCH", "/widgets/dial", #"{"content":{"template":"dial"}}"#)
        #expect(try content(back) == JSON(parsing: Self.content))
    }

    @Test func survivesARestart() throws {
        let first = try server()
        _ = try post(first, Self.content)
        let before = try first.call("GET", "/widgets/dial").body
        try first.server.stop()
        let second = try server(in: first.directory, clock: first.clock)
        #expect(try second.call("GET", "/widgets/dial").body == before)
        #expect(try second.call("GET", "/widgets/dial/picture.png").status == 200)
        // A program that does not know the template keeps it, and says that it cannot draw it.
        try second.server.stop()
        let third = try TestServer(in: first.directory, clock: first.clock)
        #expect(try third.call("GET", "/widgets/dial").body == before)
        #expect(try third.call("GET", "/widgets/dial/picture.png").status != 200)
    }

    @Test(arguments: Family.allCases, DialTemplate.samples.drawn.map(\.content))
    func drawsEveryFamily(family: Family, content: String) throws {
        let server = try server()
        #expect(try post(server, content.replacing("\n", with: " ")).status == 201)
        for format in ["png", "pdf", "svg"] {
            let target = "/widgets/dial/picture.\(format)?family=\(family.rawValue)"
            let answer = try server.call("GET", target)
            #expect(answer.status == 200)
            guard format == "svg" else { continue }
            #expect(answer.text.contains("<path data-mark=\"fill\" d=\"M"), "its needle is a path")
        }
    }

    @Test func speaksItsReading() throws {
        let server = try server()
        _ = try post(server, Self.content)
        let svg = try server.call("GET", "/widgets/dial/picture.svg").text
        #expect(svg.contains("<title>Boiler, 42 bar, steady</title>"))
        let pushes = try server.call("GET", "/widgets/dial/pushes").json()["items"]?.elements
        #expect(pushes?.first?["reading"] == "42 bar")
        #expect(pushes?.first?["percent"] == nil)
    }

    @Test func isWrittenForATerminal() throws {
        let content = try WidgetContent(
            JSON(parsing: Self.content),
            now: TemplateSamples.instant,
            templates: DialTemplate.list
        )
        let widget = WidgetSnapshot(name: "Dial", content: content, updatedAt: TemplateSamples.instant)
        let presentation = Presentation(
            of: widget,
            at: TemplateSamples.instant,
            family: .large,
            environment: WidgetEnvironment(locale: .english, appearance: .dark)
        )
        let style = TerminalStyle(columns: 24, hasColor: false, isASCII: true)
        #expect(TerminalBlock.text(of: presentation, style: style) == "Boiler            42 bar\nsteady\n")
        #expect(presentation.body.role == .meter)
        #expect(
            presentation.body.reading.scale.map { [$0.range.lowerBound, $0.range.upperBound, $0.number] } == [
                0, 60, 42,
            ]
        )
    }

    @Test(arguments: DialTemplate.samples.invalid.map(\.content))
    func refusesItsInvalidSamples(content: String) throws {
        #expect(try post(server(), content).status == 422)
    }

    @Test func isDescribedByItsServer() throws {
        let document = try server().call("GET", "/openapi.json").json()
        let properties = document["components"]?["schemas"]?["NewContent"]?["properties"]
        #expect(properties?["template"]?["enum"]?.elements.last == "dial")
        #expect(properties?["zones"]?["maxItems"] == 8)
    }
}
