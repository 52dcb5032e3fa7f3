import Glibc
import Synchronization
import TestSupport
import Testing

/// Load that hurts, all of it at once, on the built program; `Benchmarks/hurt/run.sh` measures more of each by itself.
@Suite
struct LoadTests {
    private static let writers = 50
    private static let widgets = 10
    private static let increments = 2
    private static let viewers = 200

    /// Whether the writers are done.
    private final class Flag: Sendable {
        let isUp = Atomic(false)
    }

    private let home: TemporaryDirectory
    private let data: String
    private let key: String

    init() throws {
        home = try TemporaryDirectory()
        data = home.file("data")
        key = try KeyHolder.makeKey(data: data, home: home)
    }

    @Test func anHonestClientIsServedAndNothingIsLostWhateverOthersDo() throws {
        let (server, holder) = try serve()
        for number in 0..<Self.widgets {
            let body = #"{"slug":"s\#(number)","name":"W","content":\#(Incrementer.content(0))}"#
            #expect(try holder.call("POST", "/widgets", body).status == 201)
        }
        let honest = try HonestClient(holder)
        let crowd = try Crowd(port: holder.port, key: key)
        let flag = Flag()
        let writers = try TestThread {
            defer { flag.isUp.store(true, ordering: .releasing) }
            try TestThread.run(Self.writers) { try incrementer($0, holder).add(Self.increments) }
        }
        while !flag.isUp.load(ordering: .acquiring) {
            try honest.pushAndRead()
            crowd.trickle()
        }
        try writers.join()
        let figures = try holder.call("GET", "/metrics").text
        #expect(figures.contains("\nheadway_viewers \(Crowd.mutes)\n"), "those who never read are there still")
        try expectIncrements(holder)
        try expectLittleMemory(server)
        try server.program.send(signal: SIGKILL)
        #expect(try server.program.wait().ending == .signal(SIGKILL))
        try expectAllIsThereInAStorm(after: honest.count)
    }

    /// After a restart viewers come all at once, to a server that is to show that nothing has been lost.
    private func expectAllIsThereInAStorm(after count: Int) throws {
        let (server, holder) = try serve()
        let viewers = try (0..<Self.viewers).map { _ in
            let viewer = try HTTPClient(port: holder.port)
            let headers = ["Authorization: Bearer \(key)", "Last-Event-ID: 0123456789abcdef-7"]
            viewer.begin("GET", "/events", headers: headers)
            return viewer
        }
        let honest = try HonestClient(holder, count: count)
        try honest.expectCount()
        for (number, viewer) in viewers.enumerated() {
            if number.isMultiple(of: 8) { try honest.pushAndRead() }
            #expect(try viewer.text(upTo: "event: state").hasPrefix("HTTP/1.1 200"))
        }
        try expectIncrements(holder)
        try expectLittleMemory(server)
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
    }

    private func serve() throws -> (ServedProgram, KeyHolder) {
        // All come from one address here.
        let server = try ServedProgram(home: home, ["--data", data, "--max-connections-per-address", "0"])
        return (server, KeyHolder(port: server.port, key: key))
    }

    private func incrementer(_ number: Int, _ holder: KeyHolder) -> Incrementer {
        Incrementer(slug: "s\(number % Self.widgets)", port: holder.port, key: key)
    }

    private func expectIncrements(_ holder: KeyHolder) throws {
        let client = try HTTPClient(port: holder.port)
        let numbers = try (0..<Self.widgets).map { try incrementer($0, holder).read(on: client).number }
        #expect(numbers.reduce(0, +) == Self.writers * Self.increments, "\(numbers)")
    }

    /// A debug build takes about 40 MiB; were kept what viewers do not read, it would take 60 more.
    ///
    /// Under a sanitizer (`scripts/sanitize.sh`) it takes several times as much.
    private func expectLittleMemory(_ server: ServedProgram) throws {
        let status = String(decoding: try WholeFile.bytes("/proc/\(server.program.processID)/status"), as: UTF8.self)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let kibibytes = try #require(Int(line.filter(\.isNumber)))
        let mebibytes = getenv("HEADWAY_SANITIZER") == nil ? 80 : 1_024
        #expect(kibibytes < mebibytes << 10, "\(line)")
    }
}
