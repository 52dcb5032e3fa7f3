import Glibc
import TestSupport
import Testing

/// How `headway serve` takes the signals that are meant to end it.
@Suite
struct StopTests {
    private let home: TemporaryDirectory
    private let data: String
    private let key: String

    init() throws {
        home = try TemporaryDirectory()
        data = home.file("data")
        key = try KeyHolder.makeKey(data: data, home: home)
    }

    private func serve() throws -> (ServedProgram, KeyHolder) {
        let server = try ServedProgram(home: home, ["--data", data])
        return (server, KeyHolder(port: server.port, key: key))
    }

    /// A connection whose request is under way, so that an orderly stop waits for it.
    private func half(_ body: String, _ holder: KeyHolder) throws -> HTTPClient {
        let client = try HTTPClient(port: holder.port)
        client.send(
            "POST /widgets HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(key)\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body.prefix(9))"
        )
        // Once this is answered the server has seen what was sent before it.
        #expect(try holder.call("GET", "/health").status == 200)
        return client
    }

    /// A terminal that is closed sends it, and `kill -HUP` by those who expect it to read its settings again.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aRequestUnderWayIsAnsweredWhateverTheSignalAndHoweverOften(signal: Int32) throws {
        let (server, holder) = try serve()
        let body = #"{"slug":"w","name":"W","content":{"template":"progress","value":0.5}}"#
        let client = try half(body, holder)
        // As `timeout` does, which tells its child and then the whole group.
        for _ in 0..<2 { try server.program.send(signal: signal) }
        try server.program.waitForErrors { $0.contains("received; finishing") }
        client.send(String(body.dropFirst(9)))
        #expect(try client.answer().status == 201)
        #expect(client.isAtEnd())
        #expect(try server.program.wait().ending == .exit(0))
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func oneMoreEndsItAtOnceAndLosesNothing(signal: Int32) throws {
        let (server, holder) = try serve()
        #expect(try holder.put("w").status == 201)
        let client = try half(#"{"slug":"never"}"#, holder)
        try server.program.send(signal: SIGTERM)
        try server.program.waitForErrors { $0.contains("received; finishing") }
        // Sent until it is heard: those of the first half second count as the first.
        while client.isSilent {
            try server.program.send(signal: signal)
            sched_yield()
        }
        #expect(try server.program.wait().ending == .signal(signal))
        let (next, again) = try serve()
        #expect(try again.call("GET", "/widgets/w").status == 200)
        #expect(try again.call("GET", "/widgets/never").status == 404)
        try next.program.send(signal: SIGTERM)
        #expect(try next.program.wait().ending == .exit(0))
    }

    /// `nohup headway serve` outlives its terminal.
    @Test
    func aHangUpThatWasIgnoredAtTheStartStaysIgnored() throws {
        let command = "trap '' HUP; exec \(try ProgramRun.path(of: "headway")) serve --port 0 --data \(data)"
        let program = try RunningProgram(program: "/bin/sh", ["-c", command], environment: ["HOME": home.path])
        let port = try #require(try program.readLine().split(separator: ":").last.flatMap { UInt16($0) })
        try program.send(signal: SIGHUP)
        #expect(try HTTPClient(port: port).call("GET", "/health").status == 200)
        try program.send(signal: SIGTERM)
        let run = try program.wait()
        #expect(run.ending == .exit(0))
        #expect(run.errors.contains("SIGTERM received") && !run.errors.contains("SIGHUP received"), "\(run.errors)")
    }
}
