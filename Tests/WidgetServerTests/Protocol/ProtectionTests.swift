import HTTPDaemon
import TestSupport
import Testing

@testable import WidgetServer

/// The header lines that tell browsers what not to do, on every kind of answer.
@Suite struct ProtectionTests {
    /// A kind of answer, and all that it says of itself; what is not listed must not be there.
    struct Kind: Sendable, CustomTestStringConvertible {
        let call: String
        var headers: [String] = []
        let status: Int
        let protection: [String: String]

        var testDescription: String { "\(call) \(headers.joined(separator: " ")) gives \(status)" }
    }

    /// The fields in question.
    static let names = [
        "access-control-allow-origin", "cache-control", "content-security-policy", "cross-origin-opener-policy",
        "cross-origin-resource-policy", "permissions-policy", "referrer-policy", "strict-transport-security", "vary",
        "x-content-type-options", "x-frame-options", "server", "x-powered-by",
    ]

    private static let nosniff = ["x-content-type-options": "nosniff"]
    private static let current = nosniff.merging(["cache-control": "no-cache"]) { $1 }
    private static let unstored = nosniff.merging(["cache-control": "no-store"]) { $1 }
    private static let part = current.merging([
        "cross-origin-resource-policy": "same-origin", "referrer-policy": "no-referrer",
    ]) { $1 }
    private static let file = part.merging([
        "content-security-policy":
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
            + "connect-src 'self' http: https:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
            + "form-action 'self'; frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ]) { $1 }
    private static let packedPart = part.merging(["vary": "Accept-Encoding"]) { $1 }
    private static let packed = file.merging(["vary": "Accept-Encoding"]) { $1 }
    private static let icon = file.merging(["cache-control": "public, max-age=31536000, immutable"]) { $1 }
    private static let picture = current.merging(["referrer-policy": "no-referrer"]) { $1 }
    private static let svg = [
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    ]
    private static let own = picture.merging(["cross-origin-resource-policy": "same-origin"]) { $1 }
    private static let open = ["access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"]
    private static let shared = picture.merging(open) { $1 }

    static let kinds = [
        Kind(call: "GET /", status: 200, protection: packed),
        Kind(call: "GET /sign-in", status: 200, protection: packed),
        Kind(call: "GET /w/any", status: 200, protection: packed),
        Kind(call: "GET /site/drawing/device.js", status: 200, protection: packedPart),
        Kind(call: "GET /site/headway.wasm", status: 200, protection: packedPart),
        Kind(call: "GET /site/fonts/inter-latin-400.woff2", status: 200, protection: part),
        Kind(call: "GET /service-worker.js", status: 200, protection: packed),
        Kind(call: "GET /site/icons/f0832.svg", status: 200, protection: icon),
        Kind(call: "GET /site/none.js", status: 404, protection: unstored),
        Kind(call: "GET /health", status: 200, protection: current),
        Kind(call: "GET /auth/me", status: 200, protection: current),
        Kind(call: "GET /auth/me", headers: ["Authorization:"], status: 401, protection: unstored),
        Kind(call: "GET /widgets", status: 200, protection: current),
        Kind(
            call: "GET /widgets",
            headers: ["If-None-Match: *"],
            status: 304,
            protection: ["cache-control": "no-cache"]
        ),
        Kind(call: "GET /widgets/w", status: 200, protection: current),
        Kind(call: "HEAD /widgets/w", status: 200, protection: current),
        Kind(call: "GET /widgets/none", status: 404, protection: unstored),
        Kind(call: "GET /widgets/w/pushes", status: 200, protection: current),
        Kind(call: "GET /links", status: 200, protection: current),
        Kind(call: "POST /widgets/w/links", status: 201, protection: unstored),
        Kind(call: "POST /session", status: 204, protection: ["cache-control": "no-store"]),
        Kind(call: "DELETE /widgets/w", status: 204, protection: [:]),
        Kind(call: "OPTIONS /widgets", status: 204, protection: [:]),
        Kind(call: "GET /events", status: 200, protection: unstored),
        Kind(call: "GET /metrics", status: 200, protection: unstored),
        Kind(call: "GET /openapi.json", status: 200, protection: current),
        Kind(call: "GET /widgets/w/picture.png", status: 200, protection: own),
        Kind(call: "GET /widgets/w/picture.pdf", status: 200, protection: own),
        Kind(call: "GET /widgets/w/picture.svg", status: 200, protection: own.merging(svg) { $1 }),
        Kind(
            call: "GET /widgets/w/picture.png",
            headers: ["If-None-Match: *"],
            status: 304,
            protection: own.filter { $0.key != "x-content-type-options" }
        ),
        Kind(call: "GET /widgets/w/picture.svg?scale=9", status: 422, protection: unstored),
        Kind(
            call: "GET /widgets/w/picture.svg?token={token}",
            headers: ["Authorization:"],
            status: 200,
            protection: picture.merging(svg) { $1 }
        ),
        Kind(call: "GET /p/{token}/medium.png", headers: ["Authorization:"], status: 200, protection: shared),
        Kind(call: "GET /p/{token}/medium.pdf", headers: ["Authorization:"], status: 200, protection: shared),
        Kind(call: "GET /p/{token}/medium.svg", status: 200, protection: shared.merging(svg) { $1 }),
        Kind(call: "GET /p/none/medium.svg", status: 404, protection: unstored.merging(open) { $1 }),
        Kind(call: "GET /none", status: 404, protection: unstored),
        Kind(call: "PUT /", status: 405, protection: unstored),
    ]

    @Test(arguments: kinds)
    func saysWhatItIsAndNoMore(kind: Kind) throws {
        let server = try TestServer()
        try server.create("w")
        let parts = kind.call.replacing("{token}", with: try server.makeLink("w").secret).split(separator: " ")
        let headers = kind.headers + ["Origin: https://other.example"]
        let answer = try server.call(String(parts[0]), String(parts[1]), headers: headers)
        #expect(answer.status == kind.status, "\(answer.text)")
        var said: [String: String] = [:]
        for field in answer.fields where ProtectionTests.names.contains(field.name) {
            #expect(said.updateValue(field.value, forKey: field.name) == nil, "\(field.name) is there twice")
        }
        #expect(said == kind.protection)
    }

    /// What an attacker sends as a host is in no answer, so that no cache can be made to hand it to others.
    @Test(arguments: ["/", "/sign-in", "/widgets/w", "/p/{token}/medium.svg", "/none", "/auth/me", "/openapi.json"])
    func noAnswerRepeatsTheHost(path: String) throws {
        let server = try TestServer { $0.trustsForwarded = true }
        try server.create("w")
        let path = path.replacing("{token}", with: try server.makeLink("w").secret)
        let client = try server.connect()
        let lines = [
            "GET \(path) HTTP/1.1", "Host: evil.example", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: evil",
            "X-Original-URL: /evil", "Forwarded: host=evil.example", "Origin: https://evil.example",
            "Referer: https://evil.example/", "Authorization: Bearer \(server.key)", "", "",
        ]
        client.send(lines.joined(separator: "\r\n"))
        let answer = try client.answer()
        #expect(!answer.text.contains("evil"))
        #expect(!answer.fields.contains { $0.value.contains("evil") })
    }

    /// A page of another site that has this machine's address put behind its own name gets no figures.
    @Test(arguments: [
        ("localhost", 200), ("localhost:8080", 200), ("127.0.0.1:8080", 200), ("[::1]:8080", 200), ("nas", 200),
        ("bars.localhost", 200), ("evil.example", 401), ("evil.example:8080", 401), ("127.0.0.1.evil.example", 401),
        ("localhost.evil.example", 401), ("evil.example.", 401), (":8080", 401),
    ])
    func figuresAreNotForAnotherName(host: String, status: Int) throws {
        let server = try TestServer()
        let client = try server.connect()
        client.send("GET /metrics HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(try client.answer().status == status)
    }

    /// Every call counts towards the rate, signing in above all, but for what costs nothing.
    @Test(arguments: Routes.rows.indices)
    func guessingIsSlowedDownOnEveryCall(number: Int) throws {
        let route = Routes.rows[number].route
        let server = try TestServer { $0.requestsPerMinute = 1 }
        let path = route.template.replacing("{slug}", with: "w").replacing("{role}", with: "tap")
            .replacing("{format}", with: "png").replacing("{icon}", with: "f0832.svg")
            .replacing("{file}", with: "drawing/device.js")
        let guess = ["Authorization: Bearer hlk_\(String(repeating: "0", count: 32))"]
        let statuses = try (0..<2).map { _ in try server.call(route.methods[0].rawValue, path, headers: guess).status }
        if route.isPage || route.template == "/health" {
            #expect(statuses == [200, 200])
        } else {
            #expect(statuses.last == 429)
        }
    }
}
