import TestSupport
import Testing
import Widgets

/// Makes and ends links, sessions and keys, and knows which of them were acknowledged.
struct AccessWriter: Sendable {
    let home: TemporaryDirectory
    let key: String
    let links: AccessLedger
    let sessions: AccessLedger
    let keys: AccessLedger

    /// Makes links to a widget, and revokes half of them, until the server answers no more.
    func runLinks(_ slug: String, port: UInt16) throws {
        let client = try HTTPClient(port: port)
        while true {
            guard let made = try? client.call("POST", "/widgets/\(slug)/links", headers: authorization) else { return }
            try #require(made.status == 201, "\(made.text)")
            let link = try #require(try JSON(parsing: made.body).object)
            let token = try #require(link["token"]?.string)
            links.note(token, .good)
            // One in eight stays, for the next rounds: a widget has a hundred links at most.
            guard Int.random(in: 0..<8) > 0 else { continue }
            links.note(token, .ending)
            let id = try #require(link["id"]?.string)
            guard let gone = try? client.call("DELETE", "/widgets/\(slug)/links/\(id)", headers: authorization) else {
                return
            }
            try #require(gone.status == 204)
            links.note(token, .ended)
        }
    }

    /// Signs in, and out again half of the time, until the server answers no more.
    func runSessions(port: UInt16) throws {
        let client = try HTTPClient(port: port)
        while true {
            guard let made = try? client.call("POST", "/session", headers: authorization) else { return }
            try #require(made.status == 204)
            let cookie = try #require(made["set-cookie"]).prefix { $0 != ";" }
            sessions.note(String(cookie), .good)
            guard Int.random(in: 0..<8) > 0 else { continue }
            sessions.note(String(cookie), .ending)
            let headers = ["Cookie: \(cookie)", "Sec-Fetch-Site: same-origin"]
            guard let gone = try? client.call("DELETE", "/session", headers: headers) else { return }
            try #require(gone.status == 204)
            sessions.note(String(cookie), .ended)
        }
    }

    /// Makes keys with `headway keys` beside the server, and revokes half of them, until `isOver`.
    func runKeys(round: Int, until isOver: () -> Bool) throws {
        var count = 0
        while !isOver() {
            count += 1
            let name = "\(round)-\(count)"
            let made = try run("create", name)
            try #require(made.ending == .exit(0), "\(made.errors)")
            let secret = String(made.output.dropLast())
            keys.note(secret, .good)
            guard count % 2 == 0 else { continue }
            try #require(try run("revoke", name).ending == .exit(0))
            keys.note(secret, .ended)
        }
    }

    /// Tries every secret, and says what is wrong.
    func faults(_ slug: String, port: UInt16) throws -> [String] {
        let client = try HTTPClient(port: port)
        var faults: [String] = []
        for ledger in [links, sessions, keys] {
            for secret in ledger.all.keys {
                // The secret of a session is noted as a cookie.
                let header = secret.contains("=") ? "Cookie: " : "Authorization: Bearer "
                let status = try client.call("GET", "/widgets/\(slug)", headers: [header + secret]).status
                try #require(status == 200 || status == 401)
                if let fault = ledger.settle(secret, letsIn: status == 200) { faults.append(fault) }
            }
        }
        return faults
    }

    /// Ends all links and sessions, the links too that nobody was told of, for a widget and a key have a hundred at most.
    func clear(_ slug: String, port: UInt16) throws {
        let client = try HTTPClient(port: port)
        let list = try client.call("GET", "/widgets/\(slug)/links", headers: authorization)
        let items = try JSON(parsing: list.body).object?["items"]
        guard case .array(let links)? = items else { return }
        for id in links.compactMap({ $0.object?["id"]?.string }) {
            let gone = try client.call("DELETE", "/widgets/\(slug)/links/\(id)", headers: authorization)
            try #require(gone.status == 204)
        }
        for token in self.links.all.keys { self.links.note(token, .ended) }
        for (cookie, standing) in sessions.all where standing == .good {
            let headers = ["Cookie: \(cookie)", "Sec-Fetch-Site: same-origin"]
            try #require(try client.call("DELETE", "/session", headers: headers).status == 204)
            sessions.note(cookie, .ended)
        }
        for ledger in [self.links, sessions, keys] { ledger.forgetEnded() }
    }

    private var authorization: [String] { ["Authorization: Bearer \(key)"] }

    private func run(_ arguments: String...) throws -> ProgramRun {
        try ProgramRun.run(["keys"] + arguments, environment: ["HOME": home.path])
    }
}
