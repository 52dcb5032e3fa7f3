import Testing
import Widgets

@testable import WidgetServer

@Suite struct ClockWatchTests {
    private static let second: Int64 = 1_000_000
    private static let day: Int64 = 86_400 * second

    /// Whether the second of two looks finds the clock set.
    private func wasSet(clock: Int64, uptime: Int64) -> Bool {
        var watch = ClockWatch()
        watch.begin(clock: Instant(microseconds: 10 * Self.day), uptime: .microseconds(5))
        return watch.wasSet(clock: Instant(microseconds: 10 * Self.day + clock), uptime: .microseconds(5 + uptime))
    }

    @Test(arguments: [ClockWatchTests.day, -ClockWatchTests.day, 2_500_000, -1])
    func seesAClockThatWasSet(clock: Int64) {
        #expect(wasSet(clock: clock, uptime: Self.second))
    }

    /// By how much the clock has gone further than the time that has passed.
    @Test(arguments: [0, 900_000, -second])
    func leavesAloneOneThatRuns(further: Int64) {
        #expect(!wasSet(clock: Self.second + further, uptime: Self.second))
        #expect(!wasSet(clock: 60 * Self.second + further, uptime: 60 * Self.second))
    }

    @Test func knowsNothingOfATimeWithoutLooks() {
        var watch = ClockWatch()
        watch.begin(clock: Instant(microseconds: 0), uptime: .zero)
        watch.begin(clock: Instant(microseconds: Self.day), uptime: .seconds(1))
        let first = watch.wasSet(clock: Instant(microseconds: Self.day), uptime: .seconds(2))
        let second = watch.wasSet(clock: Instant(microseconds: 0), uptime: .seconds(3))
        #expect([first, second] == [false, true])
    }
}
