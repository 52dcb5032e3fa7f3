import Glibc
import TestSupport
import Testing

/// A run that shows a server every kind of secret in every place where somebody might put one.
final class RunOfEverything {
    /// The secrets that were shown, to be looked for afterwards.
    private(set) var traces = SecretTraces()
    /// What a widget's action has in it: answers repeat it, as they must, but no log does.
    private(set) var contents = SecretTraces()
    /// How many requests were sent.
    private(set) var sent = 0

    private let server: ServedProgram
    private let home: TemporaryDirectory
    private let key: String
    private var secrets: [String] = []

    /// Makes a widget, and one secret of each kind: the first key, another one, a revoked one, one that is wrong, a link's
    /// token and a session.
    init(_ server: ServedProgram, home: TemporaryDirectory) throws {
        self.server = server
        self.home = home
        let config = String(decoding: try home.read(".config/headway/config.json"), as: UTF8.self)
        key = try #require(config.firstMatch(of: /hlk_[0-9A-Za-z]{32}/).map { String($0.output) })
        add(key, as: "the first key")
        for name in ["second", "revoked"] { add(try program("keys", "create", name), as: "the \(name) key") }
        _ = try program("keys", "revoke", "revoked")
        add("hlk_WrongWrong0123456789WrongWrong01", as: "a wrong key")
        let body = """
            {"slug":"w","name":"W","content":{"template":"progress","value":0.5,\
            "url_action":{"url":"http://127.0.0.1:1/","method":"POST","headers":{"X-Token":"\(RunOfEverything.token)"}}}}
            """
        contents.add(RunOfEverything.token, as: "the action's token")
        let authorized = "Authorization: Bearer \(key)"
        #expect(try call("POST", "/widgets", [authorized], body).status == 201)
        let link = try call("POST", "/widgets/w/links", [authorized], "{}").text
        add(String(try #require(link.firstMatch(of: /hlw_[0-9A-Za-z]{32}/)).output), as: "the link's token")
        let cookie = try #require(try call("POST", "/session", [authorized])["set-cookie"])
        add(String(try #require(cookie.firstMatch(of: /hls_[0-9A-Za-z]{32}/)).output), as: "the session")
    }

    private func add(_ secret: String, as name: String) {
        secrets.append(secret)
        traces.add(secret, as: name)
    }

    /// Sends every secret in every place; no answer may repeat one either.
    func sendEverything() throws {
        for secret in secrets {
            let headers = [
                "Authorization: Bearer \(secret)", "Authorization: \(secret)", "Authorization: Basic \(secret)",
                "Authorization: Bearer \(secret) x", "Cookie: headway_session=\(secret)", "X-Api-Key: \(secret)",
                "Cookie: headway_session=\(secret)\r\nSec-Fetch-Site: same-origin", "Last-Event-ID: \(secret)",
                "If-None-Match: \"\(secret)\"", "Content-Type: \(secret)", "Host: \(secret)",
            ]
            for (method, path) in RunOfEverything.calls {
                for header in headers { try look(method, path, [header], path.hasSuffix("/links") ? "" : "{}") }
                try look(method, path + "?token=\(secret)&key=\(secret)&slug=\(secret)", [], "")
            }
            for method in ["GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD", secret] {
                for path in RunOfEverything.places {
                    let path = path.replacing("%", with: secret)
                    try look(method, path, ["Authorization: Bearer \(key)"], "{\"slug\":\"w\"}")
                    try look(method, path, [], nil)
                }
            }
            try sendWhatIsNoHTTP(secret)
        }
    }

    private static let token = "act_ZyXwVuTsRqPoNmLkJiHgFeDcBa98765"

    private static let calls = [
        ("GET", "/health"), ("GET", "/auth/me"), ("GET", "/widgets"), ("POST", "/widgets"), ("GET", "/widgets/w"),
        ("PATCH", "/widgets/w"), ("DELETE", "/widgets/none"), ("GET", "/widgets/w/pushes"), ("GET", "/events"),
        ("POST", "/widgets/w/actions/primary"), ("GET", "/widgets/w/picture.svg"), ("GET", "/widgets/w/links"),
        ("GET", "/links"), ("GET", "/metrics"), ("GET", "/sign-in"),
        ("OPTIONS", "/widgets"), ("DELETE", "/widgets/w/links/9"),
    ]

    private static let places = [
        "/%", "//%//", "/widgets/%", "/widgets/%/links", "/widgets/w/links/%", "/widgets/w/actions/%",
        "/p/%/medium.svg",
        "/p/%", "/w/%", "/site/%", "/site/icons/%.svg", "/widgets/w/picture.%", "/sign-in?key=%",
    ]

    /// Sends one request and looks at the answer.
    private func look(_ method: String, _ path: String, _ headers: [String], _ body: String?) throws {
        let answer = try call(method, path, headers, body)
        let fields = answer.fields.map { "\($0.name): \($0.value)\n" }.joined()
        let found = traces.found(in: (fields + answer.text).utf8)
        #expect(found == [], "\(method) \(path) \(headers)")
    }

    /// Requests that never become one, with the secret where it could be quoted.
    private func sendWhatIsNoHTTP(_ secret: String) throws {
        let long = String(repeating: secret, count: 1_000)
        for text in [
            "GET /\(secret)\r\n\r\n", "GET /\(secret) HTTP/9.9\r\nHost: a\r\n\r\n", "\(secret)\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: a\r\n\(secret)\r\n\r\n", "GET /\(secret) b HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\r\n", "GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n",
            "POST /\(secret) HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: \(secret)\r\n\r\n", "GET /\(secret)",
            "GET /a HTTP/1.1\r\nHost: \(secret)\r\nHost: \(secret)\r\n\r\n",
            "GET /%zz\(secret) HTTP/1.1\r\nHost: a\r\n\r\n",
        ] {
            let client = try HTTPClient(port: server.port)
            client.send(text)
            client.finishSending()
            #expect(traces.found(in: client.rest().utf8) == [])
            sent += 1
        }
    }

    /// Runs what a person runs, with a key that is good, one that is not, and nobody at the other end.
    func runEveryCommand() throws {
        for key in [key, secrets[2], secrets[4]] {
            for url in [server.url, "http://127.0.0.1:1"] {
                for arguments in [
                    ["push", "w", "50%"], ["get", "w"], ["list"], ["show", "w"], ["links"], ["delete", "none"],
                    ["links", "revoke", "99"], ["help"], ["--version"],
                ] {
                    let environment = ["HOME": home.path, "HEADWAY_KEY": key, "HEADWAY_URL": url]
                    let run = try ProgramRun.run(arguments, environment: environment)
                    #expect(traces.found(in: (run.output + run.errors).utf8) == [], "\(arguments)")
                }
            }
        }
        let listed = try ProgramRun.run(["keys", "list"], environment: ["HOME": home.path])
        #expect(traces.found(in: (listed.output + listed.errors).utf8) == [])
    }

    private func program(_ arguments: String...) throws -> String {
        let run = try ProgramRun.run(arguments, environment: ["HOME": home.path])
        try #require(run.ending == .exit(0), "\(run.errors)")
        return run.output.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func call(_ method: String, _ path: String, _ headers: [String], _ body: String? = nil) throws -> HTTPAnswer
    {
        sent += 1
        let hasType = headers.contains { $0.hasPrefix("Content-Type:") }
        let lines = headers + (body == nil || hasType ? [] : ["Content-Type: application/json"])
        return try HTTPClient(port: server.port).call(method, path, headers: lines, body: body.map { Array($0.utf8) })
    }
}
