import Glibc
import Synchronization
import TestSupport
import Testing

/// kill -9 and SIGTERM at random moments under concurrent writes.
///
/// The short forms run with the other tests; `scripts/crash-rounds.sh 500` and `scripts/stop-rounds.sh 500` run as many
/// rounds as one likes.
@Suite(.serialized)
struct CrashTests {
    private static let writerCount = 8

    /// Whether the server has been sent its signal.
    private final class Flag: Sendable {
        let isUp = Atomic(false)
    }

    @Test
    func losesNoAcknowledgedWriteWhenKilled() throws {
        let rounds = Self.rounds("HEADWAY_CRASH_ROUNDS", short: 3)
        let home = try TemporaryDirectory()
        let key = try createKey(in: home)
        let ledger = PushLedger(writers: Self.writerCount)
        let access = AccessWriter(
            home: home,
            key: key,
            links: AccessLedger(),
            sessions: AccessLedger(),
            keys: AccessLedger()
        )
        var secrets = [0, 0, 0]
        try makeSharedWidget(in: home, key: key)
        for round in 1...rounds {
            // The last one late, so that something of every kind has been made.
            ledger.signal(after: round == rounds ? 400 : Int.random(in: 1...400))
            _ = try writeUntil(SIGKILL, in: home, key: key, ledger: ledger, access: access, round: round)
            let server = try ServedProgram(home: home)
            try expectLedger(ledger, server, key: key, canBeAhead: true, round: round)
            for (kind, made) in [access.links, access.sessions, access.keys].enumerated() {
                secrets[kind] += made.all.count
            }
            for fault in try access.faults("shared", port: server.port) { Issue.record("round \(round): \(fault)") }
            try access.clear("shared", port: server.port)
            try server.program.send(signal: SIGTERM)
            #expect(try server.program.wait().ending == .exit(0))
        }
        // Else nothing was tried.
        #expect(ledger.acknowledgements >= 400)
        #expect(!secrets.contains(0), "links, sessions and keys that were made: \(secrets)")
        print(
            "crash rounds: \(rounds) kills, \(ledger.acknowledgements) acknowledged writes and "
                + "\(secrets.reduce(0, +)) links, sessions and keys, none lost"
        )
    }

    /// Every answer is in the store, and what got no answer has not been done: it was not accepted.
    @Test
    func dropsNoRequestWhenToldToEnd() throws {
        let rounds = Self.rounds("HEADWAY_STOP_ROUNDS", short: 4)
        let home = try TemporaryDirectory()
        let key = try createKey(in: home)
        let ledger = PushLedger(writers: Self.writerCount)
        var unanswered = 0
        for round in 1...rounds {
            ledger.signal(after: Int.random(in: 1...400))
            unanswered += try writeUntil(SIGTERM, in: home, key: key, ledger: ledger, access: nil, round: round)
            let server = try ServedProgram(home: home)
            try expectLedger(ledger, server, key: key, canBeAhead: false, round: round)
            try server.program.send(signal: SIGTERM)
            #expect(try server.program.wait().ending == .exit(0))
        }
        // The kernel may take a connection in the moment in which the socket is closed, and resets it then.
        #expect(unanswered <= max(rounds / 20, 1), "connections were reset without an answer")
        print(
            "stop rounds: \(rounds) stops, \(ledger.acknowledgements) answers, all of them stored and nothing else; "
                + "\(unanswered) connections reset in the moment of the stop, with nothing done"
        )
    }

    private static func rounds(_ variable: String, short: Int) -> Int {
        getenv(variable).flatMap { Int(String(cString: $0)) } ?? short
    }

    private func createKey(in home: TemporaryDirectory) throws -> String {
        let run = try ProgramRun.run(["keys", "create", "writer"], environment: ["HOME": home.path])
        #expect(run.ending == .exit(0))
        return String(run.output.dropLast())
    }

    private func makeSharedWidget(in home: TemporaryDirectory, key: String) throws {
        let server = try ServedProgram(home: home)
        let headers = ["Authorization: Bearer \(key)", "Content-Type: application/json"]
        let body = #"{"slug":"shared","name":"W","content":{"template":"progress","value":0.5}}"#
        let client = try HTTPClient(port: server.port)
        let answer = try client.call("POST", "/widgets", headers: headers, body: Array(body.utf8))
        #expect(answer.status == 201)
    }

    /// Runs writers on a server, half of them with a connection for each request, until it has ended by `signal`.
    ///
    /// - Returns: How many requests on new connections got no answer.
    private func writeUntil(
        _ signal: Int32,
        in home: TemporaryDirectory,
        key: String,
        ledger: PushLedger,
        access: AccessWriter?,
        round: Int
    ) throws -> Int {
        let server = try ServedProgram(home: home)
        let port = server.port
        let process = server.program.processID
        let flag = Flag()
        let unanswered = Mutex(0)
        // The pipe of the log must not fill up: whoever reads it is this thread, and it waits for the writers.
        var others: [TestThread] = []
        if let access {
            others = [
                try TestThread { try access.runLinks("shared", port: port) },
                try TestThread { try access.runSessions(port: port) },
                try TestThread { try access.runKeys(round: round) { flag.isUp.load(ordering: .acquiring) } },
            ]
        }
        let writers = try TestThread {
            try TestThread.run(Self.writerCount) { number in
                let writer = PushWriter(number: number, port: port, key: key, ledger: ledger)
                let wasFirst = try writer.run(keepsConnection: number % 2 == 0) {
                    kill(process, signal)
                    flag.isUp.store(true, ordering: .releasing)
                }
                if wasFirst { unanswered.withLock { $0 += 1 } }
            }
        }
        let run = try server.program.wait()
        #expect(run.ending == (signal == SIGKILL ? .signal(SIGKILL) : .exit(0)))
        for thread in [writers] + others { try thread.join() }
        return unanswered.withLock { $0 }
    }

    private func expectLedger(
        _ ledger: PushLedger,
        _ server: ServedProgram,
        key: String,
        canBeAhead: Bool,
        round: Int
    ) throws {
        let client = try HTTPClient(port: server.port)
        for number in 0..<Self.writerCount {
            let writer = PushWriter(number: number, port: server.port, key: key, ledger: ledger)
            let fault = ledger.settle(number, found: try writer.found(on: client), canBeAhead: canBeAhead)
            if let fault { Issue.record("round \(round): \(fault)") }
        }
    }
}
