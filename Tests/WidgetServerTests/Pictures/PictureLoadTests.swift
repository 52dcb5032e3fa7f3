import Glibc
import Synchronization
import TestSupport
import Testing
import WidgetPictures
import WidgetServer

/// Pictures when many are asked for at once, or when none can be drawn.
@Suite struct PictureLoadTests {
    @Test func drawsOnceWhatManyAskForAtOnce() throws {
        let server = try TestServer()
        try server.create("w")
        let clients = try (0..<40).map { _ in try server.connect() }
        for client in clients { client.begin("GET", "/widgets/w/picture.png", headers: server.jsonHeaders) }
        let answers = try clients.map { try $0.answer() }
        #expect(answers.allSatisfy { $0.status == 200 && $0.body == answers[0].body })
        #expect(try server.drawnPictures() == 1)
    }

    @Test func drawsManyDifferentOnes() throws {
        let server = try TestServer()
        try server.create("w")
        let client = try server.connect()
        var bodies: Set<[UInt8]> = []
        for family in ["small", "medium", "large", "circular", "rectangular", "inline"] {
            for appearance in ["light", "dark"] {
                let target = "/widgets/w/picture.png?family=\(family)&appearance=\(appearance)&scale=1"
                bodies.insert(try client.call("GET", target, headers: server.jsonHeaders).body)
            }
        }
        #expect(bodies.count >= 9, "families differ, and those of the Home Screen by appearance")
    }

    @Test func takesOnOnlySoManyAtOnceAndAnswersAllElseMeanwhile() throws {
        let gate = Gate()
        let server = try TestServer(configure: { configuration in
            configuration.pictureAssets = { () throws(PictureError) in
                gate.pass()
                return try PictureAssets.find()
            }
        })
        try server.create("w")
        gate.close()
        var waiting: [HTTPClient] = []
        var refusal: HTTPAnswer?
        for number in 1_000..<1_300 where refusal == nil {
            let client = try server.connect()
            let target = "/widgets/w/picture.png?scale=1&at=2026-11-30T12:00:00.\(number)Z"
            client.begin("GET", target, headers: server.jsonHeaders)
            #expect(try server.call("GET", "/widgets/w").status == 200, "all else goes on")
            if client.isSilent { waiting.append(client) } else { refusal = try client.answer() }
        }
        gate.open()
        let refused = try #require(refusal)
        try refused.expectProblem(503, code: "service.unavailable", detail: "try again")
        #expect(refused["retry-after"] == "1")
        let statuses = try waiting.map { try $0.answer().status }
        #expect(statuses.count { $0 == 200 } == 64)
        #expect(Set(statuses).isSubset(of: [200, 503]))
        #expect(try server.call("GET", "/widgets/w/picture.png").status == 200)
    }

    @Test func saysWhatIsMissingWhereThereAreNoFonts() throws {
        let log = try LogCapture()
        let server = try TestServer(configure: { configuration in
            configuration.logDescriptor = log.writeEnd
            configuration.pictureAssets = { PictureAssets(directory: "/nonexistent") }
        })
        try server.create("w")
        let answer = try server.call("GET", "/widgets/w/picture.png")
        try answer.expectProblem(503, code: "service.unavailable", detail: "fetch-assets.sh")
        #expect(!answer.text.contains("/nonexistent"), "clients are told no paths")
        #expect(answer["retry-after"] == "60")
        #expect(try server.call("GET", "/widgets/w").status == 200)
    }

    @Test func keepsNothingWhereToldTo() throws {
        let server = try TestServer(configure: { $0.pictureCacheBytes = 0 })
        try server.create("w")
        let first = try server.call("GET", "/widgets/w/picture.png")
        let second = try server.call("GET", "/widgets/w/picture.png")
        #expect(first.body == second.body)
        #expect(first["etag"] == second["etag"])
        #expect(try server.drawnPictures() == 2)
        #expect(try server.call("GET", "/metrics").text.contains("\nheadway_picture_cache_bytes 0\n"))
    }

    @Test func staysWithinItsBound() throws {
        let server = try TestServer(configure: { $0.pictureCacheBytes = 60_000 })
        try server.create("w")
        let client = try server.connect()
        for second in 0..<30 {
            let target = "/widgets/w/picture.png?scale=1&at=2026-11-30T12:00:\(second + 10)Z"
            #expect(try client.call("GET", target, headers: server.jsonHeaders).status == 200)
        }
        let page = try server.call("GET", "/metrics").text
        let bytes = try #require(page.firstMatch(of: /\nheadway_picture_cache_bytes (\d+)\n/).flatMap { Int($0.1) })
        #expect((1...60_000).contains(bytes))
    }
}

/// Holds threads back while it is closed.
private final class Gate: Sendable {
    private let isClosed = Mutex(false)

    func close() {
        isClosed.withLock { $0 = true }
    }

    func open() {
        isClosed.withLock { $0 = false }
    }

    /// Returns once the gate is open.
    func pass() {
        while isClosed.withLock({ $0 }) { pause() }
    }

    private func pause() {
        var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        nanosleep(&time, nil)
    }
}
