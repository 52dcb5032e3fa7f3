import Testing

@testable import HTTPDaemon

@Suite struct DeadlinePolicyTests {
    private let policy = DeadlinePolicy(HTTPLimits())

    private func decide(_ kind: ConnectionPhase.Kind, after age: UInt64, _ socket: SocketState?)
        -> DeadlinePolicy.Decision
    {
        policy.decide(ConnectionPhase(kind, since: 1_000), now: 1_000 + age, socket: { socket })
    }

    @Test(arguments: [ConnectionPhase.Kind.fresh, .arriving, .receiving])
    func closesARequestThatTakesTwentySeconds(kind: ConnectionPhase.Kind) {
        #expect(decide(kind, after: 19_999, nil) == .keep)
        #expect(decide(kind, after: 20_000, nil) == .close)
    }

    @Test func closesASilentConnectionAfterTheIdleTimeOnly() {
        #expect(decide(.idle, after: 20_000, SocketState(sinceLastByte: 20_001)) == .keep)
        #expect(decide(.idle, after: 74_999, SocketState(sinceLastByte: 75_000)) == .keep)
        #expect(decide(.idle, after: 75_000, SocketState(sinceLastByte: 75_001)) == .close)
    }

    @Test func noticesBytesOfTheNextRequest() {
        #expect(decide(.idle, after: 10_000, SocketState(sinceLastByte: 500)) == .arrived)
        // The last byte of the request before came just before its end: two clocks, so be sure.
        #expect(decide(.idle, after: 10_000, SocketState(sinceLastByte: 9_960)) == .keep)
    }

    @Test func aByteASecondCannotStretchTheDeadline() {
        var phase = ConnectionPhase(.idle, since: 0)
        var closedAt: UInt64?
        for now in stride(from: UInt64(1_000), through: 100_000, by: 1_000) where closedAt == nil {
            switch policy.decide(phase, now: now, socket: { SocketState(sinceLastByte: 10) }) {
            case .arrived: phase = ConnectionPhase(.arriving, since: now)
            case .close: closedAt = now
            case .keep, .finish: break
            }
            // The request line comes in on the way; the time goes on from the first byte.
            if now == 15_000 { phase = phase.requestLine(now: now) }
        }
        #expect(closedAt == 21_000)
    }

    @Test func leavesSilentConnectionsLessTimeTheFewerPlacesAreLeft() {
        var limits = HTTPLimits()
        limits.connections = 8_000
        let policy = DeadlinePolicy(limits)
        #expect(policy.silence(connections: 6_000) == nil)
        let silences = stride(from: 6_001, through: 8_000, by: 100).compactMap { policy.silence(connections: $0) }
        #expect(silences.count == 20)
        #expect(silences == silences.sorted(by: >))
        #expect(silences.first.map { $0 > 70_000 } == true)
        #expect(silences.last == DeadlinePolicy.shortestSilence)
    }

    @Test func closesOnlySilentConnectionsWhenPlacesAreFew() {
        for kind in [ConnectionPhase.Kind.fresh, .idle, .arriving, .receiving, .waiting, .answering] {
            let phase = ConnectionPhase(kind, since: 1_000)
            let isSilent = kind == .fresh || kind == .idle
            #expect(policy.decide(phase, now: 2_999, silence: 2_000) { nil } == .keep)
            #expect(policy.decide(phase, now: 3_000, silence: 2_000) { nil } == (isSilent ? .close : .keep))
        }
    }

    @Test func leavesARequestAloneThatWaitsForUs() {
        #expect(decide(.waiting, after: 10_000_000, nil) == .keep)
    }

    @Test func closesAClientThatDoesNotReadItsAnswer() {
        #expect(decide(.answering, after: 59_999, nil) == .keep)
        #expect(decide(.answering, after: 60_000, nil) == .close)
    }

    @Test(arguments: [ConnectionPhase.Kind.fresh, .idle, .arriving, .receiving])
    func finishesAConnectionThatTheClientHasFinished(kind: ConnectionPhase.Kind) {
        #expect(decide(kind, after: 0, SocketState(sinceLastByte: 0, isFinished: true)) == .finish)
    }

    @Test(arguments: [ConnectionPhase.Kind.waiting, .answering, .closing])
    func stillAnswersAClientThatHasFinishedSending(kind: ConnectionPhase.Kind) {
        #expect(decide(kind, after: 0, SocketState(sinceLastByte: 0, isFinished: true)) == .keep)
    }

    @Test func neverClosesWithoutALimit() {
        var limits = HTTPLimits()
        limits.idleTime = .milliseconds(0)
        limits.requestTime = .milliseconds(0)
        limits.answerTime = .milliseconds(0)
        let policy = DeadlinePolicy(limits)
        for kind in [ConnectionPhase.Kind.fresh, .idle, .arriving, .receiving, .answering] {
            let phase = ConnectionPhase(kind, since: 0)
            #expect(policy.decide(phase, now: .max >> 3, socket: { SocketState(sinceLastByte: 1) }) == .keep)
        }
    }

    @Test func aClockThatLagsBehindIsNoDeadline() {
        #expect(policy.decide(ConnectionPhase(.receiving, since: 5), now: 1, socket: { nil }) == .keep)
    }

    @Test func aPhaseSurvivesBeingPacked() {
        for kind in [ConnectionPhase.Kind.fresh, .idle, .arriving, .receiving, .waiting, .answering, .closing] {
            let phase = ConnectionPhase(kind, since: 123_456_789_012)
            #expect(ConnectionPhase(word: phase.word) == phase)
        }
    }
}
