import Glibc
import TestSupport
import Testing
import Widgets

/// The built program while its clock jumps back and forth a day.
@Suite struct ClockTests {
    private static let day: Int64 = 86_400

    @Test func nothingHangsAndNothingIsLostWhenTheClockJumps() throws {
        let rounds = getenv("HEADWAY_CLOCK_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 4
        let clock = try SetClock()
        let home = try TemporaryDirectory()
        let data = home.path + "/data"
        let key = try KeyHolder.makeKey(data: data, home: home)
        let server = try ServedProgram(home: home, ["--data", data], environment: clock.environment)
        let holder = KeyHolder(port: server.port, key: key)
        #expect(try holder.put("w").status == 201)
        var tags: Set<String> = []
        for round in 0..<rounds {
            let offset = [Self.day, -Self.day, 0, 400][round % 4]
            let start = ContinuousClock.now
            try clock.set(seconds: offset)
            let answer = try holder.call("PATCH", "/widgets/w", #"{"content":{"value":0.\#(round % 9 + 1)}}"#)
            #expect(answer.status == 200)
            let text = try #require(try JSON(parsing: answer.body).object?["updated_at"]?.string)
            let shown = try Instant(rfc3339: text)
            #expect(abs(shown.seconds - Int64(time(nil)) - offset) < 30, "round \(round): \(text)")
            tags.insert(try #require(answer["etag"]))
            #expect(try holder.call("GET", "/widgets/w").body == answer.body)
            #expect(ContinuousClock.now - start < .seconds(10), "round \(round)")
        }
        #expect(tags.count == rounds)
        // A viewer is sent away for the new time.
        let viewer = try HTTPClient(port: server.port)
        viewer.begin("GET", "/events", headers: ["Authorization: Bearer \(key)"])
        _ = try viewer.text(upTo: "event: state")
        try clock.set(seconds: -Self.day)
        _ = viewer.rest()
        // What is put off is stored a second later by the clock that never jumps, and all of it at the stop.
        try server.program.send(signal: SIGTERM)
        #expect(try server.program.wait().ending == .exit(0))
        let again = try ServedProgram(home: home, ["--data", data])
        let after = KeyHolder(port: again.port, key: key)
        let pushes = try JSON(parsing: try after.call("GET", "/widgets/w/pushes").body).object?["items"]
        guard case .array(let items)? = pushes else { throw TestSupportError("no history") }
        #expect(items.count == min(rounds + 1, 100))
    }
}
