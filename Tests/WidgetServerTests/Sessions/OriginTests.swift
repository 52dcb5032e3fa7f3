import TestSupport
import Testing
import WidgetServer
import Widgets

/// A write by cookie must come from a page of this server; a read need not.
@Suite struct OriginTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let headers: [String]
        var trustsForwarded = false
        let isAllowed: Bool

        var testDescription: String { "\(headers) \(trustsForwarded ? "behind a proxy " : "")\(isAllowed)" }
    }

    /// The client of the tests says `Host: localhost`.
    static let cases = [
        Case(headers: [], isAllowed: false),
        Case(headers: ["Sec-Fetch-Site: same-origin"], isAllowed: true),
        Case(headers: ["Sec-Fetch-Site: same-site"], isAllowed: false),
        Case(headers: ["Sec-Fetch-Site: cross-site"], isAllowed: false),
        Case(headers: ["Sec-Fetch-Site: none"], isAllowed: false),
        Case(headers: ["Sec-Fetch-Site: "], isAllowed: false),
        Case(headers: ["Sec-Fetch-Site: same-origin", "Origin: https://outside.example"], isAllowed: true),
        Case(headers: ["Sec-Fetch-Site: cross-site", "Origin: http://localhost"], isAllowed: false),
        Case(headers: ["Origin: http://localhost"], isAllowed: true),
        Case(headers: ["Origin: https://localhost"], isAllowed: true),
        Case(headers: ["Origin: HTTP://LocalHost:80"], isAllowed: true),
        Case(headers: ["Origin: http://localhost:8080"], isAllowed: false),
        Case(headers: ["Origin: http://localhost.evil.example"], isAllowed: false),
        Case(headers: ["Origin: http://evil.example"], isAllowed: false),
        Case(headers: ["Origin: null"], isAllowed: false),
        Case(headers: ["Origin: localhost"], isAllowed: false),
        Case(headers: ["Origin: ftp://localhost"], isAllowed: false),
        Case(headers: ["Origin: http://bars.example", "X-Forwarded-Host: bars.example"], isAllowed: false),
        Case(
            headers: ["Origin: http://bars.example", "X-Forwarded-Host: bars.example"],
            trustsForwarded: true,
            isAllowed: true
        ),
        Case(
            headers: ["Origin: http://evil.example", "X-Forwarded-Host: evil.example, bars.example"],
            trustsForwarded: true,
            isAllowed: false
        ),
        Case(
            headers: [
                "Origin: https://bars.example", "X-Forwarded-Host: bars.example:443", "X-Forwarded-Proto: https",
            ],
            trustsForwarded: true,
            isAllowed: true
        ),
        Case(
            headers: ["Origin: http://bars.example", "X-Forwarded-Host: bars.example", "X-Forwarded-Proto: https"],
            trustsForwarded: true,
            isAllowed: false
        ),
        Case(headers: ["Origin: http://localhost"], trustsForwarded: true, isAllowed: true),
    ]

    @Test(arguments: cases)
    func aWriteShowsWhereItWasMade(example: Case) throws {
        let server = try TestServer { $0.trustsForwarded = example.trustsForwarded }
        try server.create("w")
        let headers = [try server.signIn()] + example.headers
        #expect(try server.call("GET", "/widgets/w", headers: headers).status == 200)
        let body = Body.progress("\"value\":0", slug: "w")
        let calls = [
            ("PATCH", "/widgets/w", "{}"), ("POST", "/widgets", body), ("DELETE", "/widgets/w", nil),
            ("DELETE", "/session", nil),
        ]
        for (method, path, body) in calls as [(String, String, String?)] {
            let answer = try server.call(method, path, body, headers: headers)
            if example.isAllowed {
                #expect(answer.status < 300, "\(method) \(path): \(answer.text)")
            } else {
                try answer.expectProblem(403, detail: "must come from a page of this server")
            }
        }
    }

    @Test(arguments: [
        (["X-Forwarded-Proto: https"], true, true), (["X-Forwarded-Proto: http, HTTPS"], true, true),
        (["X-Forwarded-Proto: https, http"], true, false), (["X-Forwarded-Proto: http"], true, false),
        ([], true, false),
        (["X-Forwarded-Proto: https"], false, false),
    ])
    func theCookieIsSecureWhereTheBrowserCameOverTLS(headers: [String], trusts: Bool, isSecure: Bool) throws {
        let server = try TestServer { $0.trustsForwarded = trusts }
        let cookie = try #require(try server.call("POST", "/session", headers: headers)["set-cookie"])
        #expect(cookie.hasSuffix("; Secure") == isSecure)
    }
}
