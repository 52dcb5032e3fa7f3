import TestSupport

/// The built program in a home of its own, with a stub for a server.
struct Sandbox {
    /// The key that the program is given.
    static let key = "hlk_0123456789abcdefghijABCDEFGHIJ01"

    let home: TemporaryDirectory
    let stub: HTTPStub

    init(_ answers: HTTPStub.Answer...) throws {
        home = try TemporaryDirectory()
        stub = try HTTPStub(answers)
    }

    /// The environment that the program is run with.
    var environment: [String: String] {
        ["HOME": home.path, "HEADWAY_URL": stub.url, "HEADWAY_KEY": Sandbox.key]
    }

    func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try ProgramRun.run(arguments, environment: environment, input: Array(input.utf8))
    }
}

extension HTTPStub.Answer {
    /// A widget as a server sends it.
    static func widget(_ status: Int = 200, content: String = #"{"template":"progress","value":0.42}"#) -> Self {
        HTTPStub.Answer(status, widgetText(content: content))
    }

    /// The answer for a widget that is not there.
    static let notFound = HTTPStub.Answer(
        404,
        #"{"type":"about:blank","title":"Not Found","status":404,"code":"widget.not_found","detail":"no such widget"}"#,
        headers: ["Content-Type: application/problem+json"]
    )

    static func widgetText(content: String) -> String {
        #"{"slug":"backup","name":"backup","content":\#(content),"created_at":"2026-03-01T10:00:00Z","#
            + #""updated_at":"2026-03-01T10:00:00Z"}"#
    }
}
