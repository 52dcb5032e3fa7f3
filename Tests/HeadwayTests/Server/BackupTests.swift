import Glibc
import Synchronization
import TestSupport
import Testing
import Widgets

/// `headway backup` and `headway restore` as their users meet them.
@Suite
struct BackupTests {
    private static let writerCount = 4

    private func run(_ home: TemporaryDirectory, _ arguments: String..., input: [UInt8] = []) throws -> ProgramRun {
        try ProgramRun.run(arguments, environment: ["HOME": home.path], input: input)
    }

    private func stop(_ server: ServedProgram) throws {
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    private func label(_ slug: String, in home: TemporaryDirectory) throws -> String? {
        let widget = try JSON(parsing: try run(home, "get", slug).output)
        return widget.object?["content"]?.object?["label"]?.string
    }

    @Test
    func bringBackADeletedWidgetWithItsKey() throws {
        let home = try TemporaryDirectory()
        let first = try ServedProgram(home: home)
        #expect(try run(home, "push", "photos", "42%", "--label", "Photos").ending == .exit(0))
        let before = try run(home, "get", "photos").output
        let backup = try run(home, "backup", home.file("b.db"))
        #expect(backup.ending == .exit(0))
        #expect(backup.output.isEmpty)
        #expect(backup.errors.hasPrefix("headway: 1 widget and 1 key ("))
        #expect(try run(home, "delete", "photos").ending == .exit(0))
        #expect(try run(home, "push", "later", "1/2").ending == .exit(0))

        let early = try run(home, "restore", home.file("b.db"))
        #expect(early.ending == .exit(1))
        #expect(early.errors.contains("already runs on this data (process \(first.program.processID)"))
        try stop(first)

        let restore = try run(home, "restore", home.file("b.db"))
        #expect(restore.ending == .exit(0))
        #expect(restore.errors.contains("headway: the old store is kept as "))
        let second = try ServedProgram(home: home)
        #expect(try run(home, "get", "photos").output == before)
        #expect(try run(home, "get", "later").ending == .exit(1))
        try stop(second)
    }

    @Test
    func goThroughPipes() throws {
        let home = try TemporaryDirectory()
        let server = try ServedProgram(home: home)
        #expect(try run(home, "push", "photos", "42%", "--label", "Photos").ending == .exit(0))
        let data = home.file(".local/share/headway")
        try stop(server)
        // The output of a run is text; a shell keeps the bytes as they are.
        let program = try ProgramRun.path(of: "headway")
        let copy = try ProgramRun.run(
            program: "/bin/sh",
            ["-c", "\"$0\" backup - | \"$0\" restore - --data \"$1\"", program, home.file("other")],
            environment: ["HOME": home.path]
        )
        #expect(copy.ending == .exit(0), "\(copy.errors)")
        #expect(try home.read("other/headway.db").starts(with: Array("SQLite format 3".utf8)))
        let moved = try ServedProgram(home: home, ["--data", home.file("other")])
        #expect(try label("photos", in: home) == "Photos")
        try stop(moved)
        #expect(access(data + "/headway.db", F_OK) == 0)
    }

    @Test
    func areNotPrintedOnATerminal() throws {
        let home = try TemporaryDirectory()
        #expect(try run(home, "keys", "create", "a").ending == .exit(0))
        let program = try TerminalProgram(["backup", "-"], environment: ["HOME": home.path])
        #expect(try program.end() == .exit(2))
        #expect(program.text.contains("no text for a terminal"))
    }

    /// What the writers know: the number of the last push of each that was acknowledged.
    private final class Ledger: Sendable {
        private let numbers = Mutex([Int](repeating: 0, count: writerCount))
        private let isDone = Mutex(false)

        var acknowledged: [Int] { numbers.withLock { $0 } }
        var goesOn: Bool { isDone.withLock { !$0 } }

        func acknowledge(_ writer: Int, _ number: Int) { numbers.withLock { $0[writer] = number } }
        func finish() { isDone.withLock { $0 = true } }
    }

    /// Pushes numbers, one after the other, until the ledger says that it is enough.
    private func write(_ writer: Int, port: UInt16, key: String, ledger: Ledger) throws {
        let client = try HTTPClient(port: port)
        var number = 0
        while ledger.goesOn {
            number += 1
            // Two members that must agree would show a widget that was copied by halves.
            let content = #"{"template":"progress","value":0.5,"label":"\#(number)","subtitle":"\#(number)"}"#
            let answer = try client.call(
                "POST",
                "/widgets",
                headers: ["Authorization: Bearer \(key)", "Content-Type: application/json"],
                body: Array(#"{"slug":"w\#(writer)","name":"W","content":\#(content)}"#.utf8)
            )
            try #require(answer.status == 201)
            ledger.acknowledge(writer, number)
        }
    }

    private func numbers(port: UInt16, key: String) throws -> [Int] {
        let client = try HTTPClient(port: port)
        return try (0..<Self.writerCount).map { writer in
            let answer = try client.call("GET", "/widgets/w\(writer)", headers: ["Authorization: Bearer \(key)"])
            let content = try JSON(parsing: answer.body).object?["content"]?.object
            let label = try #require(content?["label"]?.string)
            #expect(content?["subtitle"]?.string == label)
            return try #require(Int(label))
        }
    }

    /// The long form runs as many backups as `HEADWAY_BACKUP_ROUNDS` says.
    @Test
    func holdEveryPushThatWasAcknowledgedBefore() throws {
        let count = getenv("HEADWAY_BACKUP_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 4
        let home = try TemporaryDirectory()
        let key = String(try run(home, "keys", "create", "writer").output.dropLast())
        let server = try ServedProgram(home: home)
        let port = server.port
        let ledger = Ledger()
        let writers = try TestThread {
            try TestThread.run(Self.writerCount) { try write($0, port: port, key: key, ledger: ledger) }
        }
        var floors: [[Int]] = []
        for round in 0..<count {
            let seen = floors.last ?? [Int](repeating: 0, count: Self.writerCount)
            // Every writer gets on between two backups, so that each backup has something of its own to hold.
            while zip(ledger.acknowledged, seen).contains(where: { $0 <= $1 }) { sched_yield() }
            floors.append(ledger.acknowledged)
            #expect(try run(home, "backup", home.file("\(round).db")).ending == .exit(0))
        }
        ledger.finish()
        try writers.join()
        try stop(server)
        for (round, floor) in floors.enumerated() {
            let data = home.file("data-\(round)")
            #expect(try run(home, "restore", home.file("\(round).db"), "--data", data).ending == .exit(0))
            let restored = try ServedProgram(home: home, ["--data", data])
            for (writer, number) in try numbers(port: restored.port, key: key).enumerated() {
                let range = floor[writer]...max(floor[writer], ledger.acknowledged[writer])
                #expect(range.contains(number), "round \(round), writer \(writer): \(number) of \(range)")
            }
            try stop(restored)
        }
        let pushes = ledger.acknowledged.reduce(0, +)
        print("backup rounds: \(count) backups under \(pushes) acknowledged pushes, none missing")
    }
}
