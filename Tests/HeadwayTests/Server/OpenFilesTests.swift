import Glibc
import TestSupport
import Testing

/// `headway serve` where the system allows few open files.
@Suite
struct OpenFilesTests {
    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    /// A server that can have so many open files and no more.
    private func serve(openFiles: Int, _ options: String = "") throws -> (RunningProgram, port: UInt16) {
        let command = """
            ulimit -n \(openFiles) && exec \(try ProgramRun.path(of: "headway")) serve --port 0 --rate-limit 0 \(options)
            """
        let program = try RunningProgram(program: "/bin/sh", ["-c", command], environment: ["HOME": home.path])
        return (program, try #require(try program.readLine().split(separator: ":").last.flatMap { UInt16($0) }))
    }

    @Test(arguments: [
        (200, "", "allows 200 open files: there is room for 96 of 8192 connections and 31 of 20000 viewers"),
        (200, "--max-viewers 0", "room for 127 of 8192 connections and 0 of 0 viewers"),
        (200, "--max-connections 40", "room for 40 of 40 connections and 87 of 20000 viewers"),
        (900, "--max-connections 400 --max-viewers 500", "room for 400 of 400 connections and 340 of 500 viewers"),
        (900, "--max-connections 400 --max-viewers 340", nil),
    ])
    func makesRoomForAsManyAsThereCanBeAndSaysSo(openFiles: Int, options: String, line: String?) throws {
        let (program, _) = try serve(openFiles: openFiles, options)
        try program.send(signal: SIGTERM)
        let run = try program.wait()
        #expect(run.ending == .exit(0))
        if let line {
            #expect(run.errors.contains(line), "\(run.errors)")
        } else {
            #expect(!run.errors.contains("open files"), "\(run.errors)")
        }
    }

    /// More connections that asked once and stay than there can be files; without a limit of places below that of
    /// files they would stay for 75 seconds.
    @Test
    func silentConnectionsKeepNobodyOut() throws {
        let (program, port) = try serve(openFiles: 250)
        let crowd = try (0..<240).map { _ in try HTTPClient(port: port) }
        for client in crowd { client.begin("GET", "/health") }
        #expect(try HTTPClient(port: port).call("GET", "/health").status == 200)
        try program.send(signal: SIGTERM)
        #expect(try program.wait().ending == .exit(0))
    }
}
