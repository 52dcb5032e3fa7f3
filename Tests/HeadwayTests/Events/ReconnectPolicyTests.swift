import Testing
import Widgets

@testable import HeadwayCommands

@Suite("A stream that ended is called again with patience")
struct ReconnectPolicyTests {
    @Test("twice as long after every failure, up to half a minute")
    func grows() {
        var policy = ReconnectPolicy()
        let waits = (0..<8).map { _ in policy.wait(retry: nil, asked: nil, chance: 0.5) }
        #expect(waits == [2, 4, 8, 16, 30, 30, 30, 30].map { .seconds($0) })
        policy.reached()
        #expect(policy.wait(retry: nil, asked: nil, chance: 0.5) == .seconds(2))
    }

    @Test("spread by chance from half to one and a half")
    func isSpread() {
        var policy = ReconnectPolicy()
        #expect(policy.wait(retry: .seconds(4), asked: nil, chance: 0) == .seconds(2))
        policy.reached()
        #expect(policy.wait(retry: .seconds(4), asked: nil, chance: 1) == .seconds(6))
    }

    @Test("what the server asks for counts, within reason")
    func obeysTheServer() {
        var policy = ReconnectPolicy()
        #expect(policy.wait(retry: .zero, asked: nil, chance: 0.5) == .milliseconds(500))
        policy.reached()
        #expect(policy.wait(retry: .seconds(3_600), asked: nil, chance: 0.5) == .seconds(30))
        policy.reached()
        #expect(policy.wait(retry: nil, asked: .seconds(20), chance: 0.5) == .seconds(20))
        #expect(policy.wait(retry: nil, asked: .seconds(86_400), chance: 0.5) == .seconds(300))
    }
}

@Suite("The server's clock goes on here")
struct ServerClockTests {
    @Test
    func goesOn() {
        let moment = ContinuousClock.now
        let clock = ServerClock(Recorder.now, at: moment)
        #expect(clock.instant(at: moment) == Recorder.now)
        let later = moment + .seconds(61) + .milliseconds(250)
        #expect(clock.instant(at: later) == Recorder.now.adding(seconds: 61).adding(nanoseconds: 250_000_000))
        #expect(clock.wait(from: later, until: Recorder.now.adding(seconds: 62)) == .milliseconds(750))
        #expect(clock.wait(from: later, until: Recorder.now) == .zero)
    }
}
