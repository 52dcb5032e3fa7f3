import TestSupport
import WidgetServer
import WidgetStore

/// Everyone who may come to a server, each with what they show of themselves, and a widget `w` that they would like.
struct Reach {
    /// Who comes: the columns of `docs/security.md`.
    enum Visitor: String, CaseIterable {
        case nobody = "no credentials"
        case key = "key"
        case fitting = "key, pattern fits"
        case fenced = "key, pattern does not"
        case blind = "key without widgets"
        case stranger = "key, other account"
        case session = "session"
        case foreignPage = "session, other site"
        case token = "token"
        case otherToken = "token, other widget"
        case tokenInQuery = "token in query"
        case gone = "wrong or revoked"
    }

    private let server: TestServer
    private let stub: HTTPStub
    private let stranger: AccountID

    init() throws {
        stub = try HTTPStub([.init(204), .init(204), .init(204)])
        server = try TestServer { $0.relaysActions = true }
        stranger = try server.sqlite.createAccount(nickname: nil, at: server.clock.now).id
    }

    /// The status that each way to be this visitor gets.
    func statuses(_ visitor: Visitor, _ method: String, _ template: String) throws -> Set<Int> {
        var statuses: Set<Int> = []
        for (headers, query) in try shown(by: visitor) {
            statuses.insert(try call(method, template, headers: headers, query: query))
        }
        return statuses
    }

    /// Sends a call to the widget, which is there anew each time.
    private func call(_ method: String, _ template: String, headers: [String], query: String) throws -> Int {
        let action = #"{"url":"\#(stub.url)/","method":"POST"}"#
        let widget = Body.progress(#""value":0.5,"url_action":\#(action)"#)
        guard try server.call("POST", "/widgets", widget).status == 201 else { return 0 }
        let link = try server.makeLink("w")
        var path = template.replacing("{token}", with: link.secret).replacing(
            "{id}",
            with: "\(link.record.id.rawValue)"
        )
        for (name, value) in [
            ("{slug}", "w"), ("{role}", "primary"), ("{format}", "svg"), ("{family}", "small"), ("{icon}", "f0832.svg"),
            ("{file}", "drawing/device.js"),
        ] { path = path.replacing(name, with: value) }
        // As if through a proxy: figures need no key straight from this machine.
        var lines = headers + ["X-Forwarded-For: 192.0.2.7"]
        let body: String? =
            switch (method, template) {
            case ("POST", "/widgets"): widget
            case ("PATCH", _): "{}"
            default: nil
            }
        if body != nil { lines.append("Content-Type: application/json") }
        let status = try server.connect().call(method, path + query, headers: lines, body: body.map { Array($0.utf8) })
            .status
        _ = try server.sqlite.revokeLink(link.record.id, at: server.clock.now)
        return status
    }

    /// The header lines and the query of each way to be this visitor.
    private func shown(by visitor: Visitor) throws -> [(headers: [String], query: String)] {
        func bearer(_ secret: String) -> [(headers: [String], query: String)] {
            [(["Authorization: Bearer \(secret)"], "")]
        }
        switch visitor {
        case .nobody: return [([], "")]
        case .key: return bearer(server.key)
        case .fitting: return bearer(try server.makeKey("fitting", patterns: ["w*"]).secret)
        case .fenced: return bearer(try server.makeKey("fenced", patterns: ["other"]).secret)
        case .blind: return bearer(try server.makeKey("blind", allowsWidgets: false).secret)
        case .stranger: return bearer(try server.makeKey("stranger", account: stranger).secret)
        case .session: return [([try server.signIn(), "Sec-Fetch-Site: same-origin"], "")]
        case .foreignPage:
            let cookie = try server.signIn()
            return [
                ([cookie, "Sec-Fetch-Site: cross-site"], ""), ([cookie, "Sec-Fetch-Site: same-site"], ""),
                ([cookie], ""),
                ([cookie, "Origin: https://other.example"], ""),
            ]
        case .token: return bearer(try server.makeLink("w").secret)
        case .otherToken: return bearer(try server.makeLink("other").secret)
        case .tokenInQuery: return [([], "?token=\(try server.makeLink("w").secret)")]
        case .gone: return try gone()
        }
    }

    private func gone() throws -> [(headers: [String], query: String)] {
        let now = server.clock.now
        let key = try server.makeKey("revoked")
        let keyOfSession = try server.makeKey("revoked with its session")
        let cookie = try server.signIn(key: keyOfSession.secret)
        let link = try server.makeLink("w")
        _ = try server.sqlite.revokeKey(key.record.id, at: now)
        _ = try server.sqlite.revokeKey(keyOfSession.record.id, at: now)
        _ = try server.sqlite.revokeLink(link.record.id, at: now)
        let secrets = [
            key.secret, link.secret, try AccessKey.random(.account).plainText, "hlk_short", "", server.key + "x",
            String(server.key.dropLast()),
        ]
        return secrets.map { (["Authorization: Bearer \($0)"], "") } + [
            (["Authorization: Basic \(server.key)"], ""), (["Authorization: \(server.key)"], ""),
            ([cookie, "Sec-Fetch-Site: same-origin"], ""), ([], "?token=\(server.key)"),
            (["Cookie: headway_session=\(server.key)", "Sec-Fetch-Site: same-origin"], ""),
        ]
    }
}
