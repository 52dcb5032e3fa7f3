import Testing

@testable import WidgetServer

@Suite struct PushPacerTests {
    /// Pushes at a rate for two seconds, announced when due; returns when that was.
    private func announcements(perSecond: Int64) -> [Int64] {
        var pacer = PushPacer()
        var announced: [Int64] = []
        var due: Duration?
        for now in stride(from: Int64(5), to: 2_000_005, by: 1_000) {
            if (now - 5) % (1_000_000 / perSecond) < 1_000 {
                let next = pacer.pushed(now: .microseconds(now))
                due = min(due ?? next, next)
            }
            if let time = due, time <= .microseconds(now) {
                announced.append(now)
                pacer.announced(now: .microseconds(now))
                due = nil
            }
        }
        return announced
    }

    @Test(arguments: [1, 10, 50, 100, 120] as [Int64])
    func announcesEachPushAtOnceAsARule(perSecond: Int64) {
        #expect(announcements(perSecond: perSecond).count == Int(2 * perSecond))
    }

    @Test func announcesTenTimesASecondWhilePushesPourIn() {
        let times = announcements(perSecond: 1_000)
        #expect((25...40).contains(times.count), "\(times.count)")
        #expect(zip(times.dropFirst(15), times.dropFirst(14)).allSatisfy { $0 - $1 >= 100_000 })
    }

    @Test func isQuickAgainAfterAFlood() {
        var pacer = PushPacer()
        for now in Int64(0)..<1_000 where pacer.pushed(now: .milliseconds(now)) <= .milliseconds(now) {
            pacer.announced(now: .milliseconds(now))
        }
        #expect(pacer.pushed(now: .milliseconds(1_300)) == .milliseconds(1_300))
    }
}
