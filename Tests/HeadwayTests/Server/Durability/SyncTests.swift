import Glibc
import TestSupport
import Testing
import Widgets

/// That an answer means "on disk", which no kill of a process can show: what it had handed to the system is not lost with it.
@Suite(.enabled(if: Strace.attaches, "strace is not there, or may not trace"))
struct SyncTests {
    /// How many pushes are looked at.
    private let pushes = getenv("HEADWAY_SYNC_PUSHES").flatMap { Int(String(cString: $0)) } ?? 60
    private let home: TemporaryDirectory
    private let server: ServedProgram
    private let holder: KeyHolder

    init() throws {
        home = try TemporaryDirectory()
        let data = home.file("data")
        let key = try KeyHolder.makeKey(data: data, home: home)
        server = try ServedProgram(home: home, ["--data", data])
        holder = KeyHolder(port: server.port, key: key)
    }

    private func patch(_ percent: Int) throws -> HTTPAnswer {
        try holder.call("PATCH", "/widgets/w", #"{"content":{"value":0.\#(percent)}}"#)
    }

    private func storedValue(_ holder: KeyHolder) throws -> String? {
        let widget = try JSON(parsing: try holder.call("GET", "/widgets/w").body)
        guard case .number(let number)? = widget.object?["content"]?.object?["value"] else { return nil }
        return number.text
    }

    /// What the calls of the server did, in the order in which they were done.
    private enum Step: Equatable {
        case wroteLog, syncedLog, answered
    }

    /// Reads what strace wrote; a call during which another thread made one stands there in two pieces.
    private func steps(in trace: String) -> [Step] {
        var syncing: Set<Substring> = []
        return trace.split(separator: "\n").compactMap { line in
            let thread = line.prefix { $0 != " " }
            if line.contains("pwrite64("), line.contains("headway.db-wal>") { return .wroteLog }
            if line.contains("fdatasync("), line.contains("headway.db-wal>") {
                if line.hasSuffix("= 0") { return .syncedLog }
                syncing.insert(thread)
            }
            if line.contains("fdatasync resumed>"), syncing.remove(thread) != nil, line.hasSuffix("= 0") {
                return .syncedLog
            }
            return line.contains("sendmsg(") && line.contains("HTTP/1.1 200") ? .answered : nil
        }
    }

    @Test func aPushIsAnsweredAfterTheLogHasBeenSynced() throws {
        #expect(try holder.put("w").status == 201)
        let trace = home.file("trace")
        let calls = "trace=pwrite64,fdatasync,sendmsg"
        let tracer = try Strace.attach(to: server.program.processID, ["-y", "-e", calls, "-o", trace])
        for push in 0..<pushes { #expect(try patch(10 + push % 90).status == 200) }
        try tracer.send(signal: SIGTERM)
        _ = try tracer.wait()
        let steps = steps(in: String(decoding: try home.read("trace"), as: UTF8.self))
        #expect(steps.count { $0 == .answered } == pushes)
        for push in steps.split(separator: .answered, omittingEmptySubsequences: false).prefix(pushes) {
            let written = try #require(push.firstIndex(of: .wroteLog))
            #expect(push[written...].contains(.syncedLog), "\(push)")
        }
    }

    @Test func aPushWhoseSyncFailsIsRefusedAndLeavesWhatWasThere() throws {
        #expect(try holder.put("w").status == 201)
        // From here on the server may take the quick way, on which the thread that answers commits.
        for percent in 10..<40 { #expect(try patch(percent).status == 200) }
        let spoiler = try Strace.attach(
            to: server.program.processID,
            ["-o", "/dev/null", "-e", "trace=fdatasync", "-e", "inject=fdatasync:error=EIO"]
        )
        for percent in 50..<53 {
            try holder.expectUnavailable(try patch(percent))
            #expect(try storedValue(holder) == "0.39")
        }
        try spoiler.send(signal: SIGTERM)
        _ = try spoiler.wait()
        #expect(try storedValue(holder) == "0.39")
        #expect(try patch(60).status == 200)
        try server.program.send(signal: SIGKILL)
        _ = try server.program.wait()
        let again = try ServedProgram(home: home, ["--data", home.file("data")])
        #expect(try storedValue(KeyHolder(port: again.port, key: holder.key)) == "0.60")
    }
}
