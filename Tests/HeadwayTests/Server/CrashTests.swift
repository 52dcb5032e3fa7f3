import Glibc
import Synchronization
import TestSupport
import Testing
import Widgets

/// kill -9 at random moments under concurrent writes.
///
/// The short form runs with the other tests; `scripts/crash-rounds.sh 200` runs as many rounds as one likes.
@Suite(.serialized)
struct CrashTests {
    private static let writerCount = 8

    /// What one writer knows of its own widget: a number above those acknowledged is one that may have been stored.
    private struct Record: Sendable {
        var attempted = 0
        var acknowledged = 0
    }

    private final class Ledger: Sendable {
        private let records = Mutex([Record](repeating: Record(), count: writerCount))
        private let left: Mutex<Int>

        /// - Parameter acknowledgements: After how many of them the server is to be killed.
        init(killAfter acknowledgements: Int) { left = Mutex(acknowledgements) }

        func next(_ writer: Int) -> Int {
            records.withLock { records in
                records[writer].attempted += 1
                return records[writer].attempted
            }
        }

        /// Takes note of an acknowledgement; true for the one at which the server is to be killed.
        func acknowledge(_ writer: Int, _ number: Int) -> Bool {
            records.withLock { $0[writer].acknowledged = number }
            return left.withLock { left in
                left -= 1
                return left == 0
            }
        }

        func begin(_ writer: Int, at number: Int) {
            records.withLock { $0[writer] = Record(attempted: number, acknowledged: number) }
        }

        func record(_ writer: Int) -> Record { records.withLock { $0[writer] } }
    }

    @Test
    func losesNoAcknowledgedWriteWhenKilled() throws {
        let rounds = getenv("HEADWAY_CRASH_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 4
        let home = try TemporaryDirectory()
        let key = try createKey(in: home)
        var stored = [Int](repeating: 0, count: Self.writerCount)
        var acknowledged = 0
        for round in 1...rounds {
            let ledger = Ledger(killAfter: Int.random(in: 1...400))
            for writer in 0..<Self.writerCount { ledger.begin(writer, at: stored[writer]) }
            try writeUntilKilled(in: home, key: key, ledger: ledger, isFirst: round == 1)
            for (writer, number) in try numbersAfterRestart(in: home, key: key).enumerated() {
                let record = ledger.record(writer)
                #expect(
                    (record.acknowledged...record.attempted).contains(number),
                    "round \(round): widget \(writer) has \(number)"
                )
                acknowledged += record.acknowledged - stored[writer]
                stored[writer] = number
            }
        }
        print("crash rounds: \(rounds) kills, \(acknowledged) acknowledged writes, none lost")
    }

    private func createKey(in home: TemporaryDirectory) throws -> String {
        let run = try ProgramRun.run(["keys", "create", "writer"], environment: ["HOME": home.path])
        #expect(run.ending == .exit(0))
        return String(run.output.dropLast())
    }

    private func writeUntilKilled(in home: TemporaryDirectory, key: String, ledger: Ledger, isFirst: Bool) throws {
        let server = try ServedProgram(home: home)
        let port = server.port
        let process = server.program.processID
        try TestThread.run(Self.writerCount) { writer in
            let client = try HTTPClient(port: port)
            while true {
                let number = ledger.next(writer)
                // Two members that must agree show a widget that was stored by halves.
                let content = #"{"template":"progress","value":0.5,"label":"n \#(number)","subtitle":"n \#(number)"}"#
                let isPost = isFirst && ledger.record(writer).acknowledged == 0
                let body =
                    isPost ? #"{"slug":"w\#(writer)","name":"W","content":\#(content)}"# : #"{"content":\#(content)}"#
                let answer = try? client.call(
                    isPost ? "POST" : "PATCH",
                    isPost ? "/widgets" : "/widgets/w\(writer)",
                    headers: ["Authorization: Bearer \(key)", "Content-Type: application/json"],
                    body: Array(body.utf8)
                )
                guard let answer else { return }
                try #require(answer.status == (isPost ? 201 : 200))
                if ledger.acknowledge(writer, number) { kill(process, SIGKILL) }
            }
        }
        #expect(try server.program.wait().ending == .signal(SIGKILL))
    }

    private func numbersAfterRestart(in home: TemporaryDirectory, key: String) throws -> [Int] {
        let server = try ServedProgram(home: home)
        let client = try HTTPClient(port: server.port)
        let numbers = try (0..<Self.writerCount).map { writer in
            let answer = try client.call("GET", "/widgets/w\(writer)", headers: ["Authorization: Bearer \(key)"])
            guard answer.status == 200 else { return 0 }
            let content = try JSON(parsing: answer.body).object?["content"]?.object
            let label = try #require(content?["label"]?.string)
            #expect(content?["subtitle"]?.string == label)
            return try #require(Int(label.dropFirst(2)))
        }
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
        return numbers
    }
}
