import TestSupport
import Testing
import Widgets

/// A client with a key, for tests that care for what is stored and not for how it is asked.
struct KeyHolder: Sendable {
    let port: UInt16
    let key: String

    /// Makes a key in a data directory, and a client with it.
    static func makeKey(data: String, home: TemporaryDirectory) throws -> String {
        let run = try ProgramRun.run(["keys", "create", "tests", "--data", data], environment: ["HOME": home.path])
        try #require(run.ending == .exit(0), "\(run.errors)")
        return String(run.output.dropLast())
    }

    /// Sends one request on a connection of its own.
    func call(_ method: String, _ target: String, _ body: String? = nil) throws -> HTTPAnswer {
        let headers = ["Authorization: Bearer \(key)", "Content-Type: application/json"]
        return try HTTPClient(port: port).call(method, target, headers: headers, body: body.map { Array($0.utf8) })
    }

    /// Creates or replaces a widget with a text of so many characters.
    func put(_ slug: String, characters: Int = 1) throws -> HTTPAnswer {
        let text = String(repeating: "x", count: characters)
        let content = #"{"template":"progress","value":0.5,"tap_action":{"url":"http://a/\#(text)"}}"#
        return try call("POST", "/widgets", #"{"slug":"\#(slug)","name":"W","content":\#(content)}"#)
    }

    /// Expects that the store takes no writes and that the client is told when to come again.
    func expectUnavailable(_ answer: HTTPAnswer, source: SourceLocation = #_sourceLocation) throws {
        #expect(answer.status == 503, "\(answer.text)", sourceLocation: source)
        #expect(answer["retry-after"] == "5", sourceLocation: source)
        let problem = try JSON(parsing: answer.body).object
        #expect(problem?["code"]?.string == "service.unavailable", sourceLocation: source)
        #expect(problem?["detail"]?.string?.contains("intact") == true, "\(answer.text)", sourceLocation: source)
    }
}
