import TestSupport
import Testing

@testable import Widgets

@Suite("The next change of a window is exact")
struct NextChangeTests {
    /// What a surface shows; the tests say it apart from the code.
    private struct Shown: Equatable {
        let percent: Int
        let step: Int
        let isEmpty: Bool

        init(_ window: DateWindow, at now: Instant, steps: Int) {
            let reading = Fraction(window.fraction(at: now))
            percent = reading.percent
            step = Int(reading.value * Double(steps))
            isEmpty = reading.value == 0
        }
    }

    private static let seconds: [Int64] = [1, 7, 3_600, 86_400, 366 * 86_400]

    @Test(
        "stepping from change to change shows every percent and step once, in order, and ends",
        arguments: seconds,
        [1, 2, 3, 20, 99, 100, 101, 340, 2_000]
    )
    func visitsEveryChange(_ length: Int64, steps: Int) throws {
        let start = Instant(seconds: 1_772_359_200, nanoseconds: 987_654_321)
        let window = DateWindow(start: start, end: start.adding(seconds: length).adding(nanoseconds: 12_345_678))
        var now = start.adding(seconds: -60)
        var percents = [0]
        var lastStep = 0
        var count = 0
        while let next = window.nextChange(after: now, steps: steps) {
            let before = Shown(window, at: next.adding(nanoseconds: -1), steps: steps)
            let after = Shown(window, at: next, steps: steps)
            // Nothing changes before the instant, something changes at it, and nothing is skipped.
            #expect(next > now && next <= window.end)
            #expect(Shown(window, at: now, steps: steps) == before)
            #expect(after != before)
            #expect((0...1).contains(after.step - lastStep))
            if after.percent != before.percent { percents.append(after.percent) }
            lastStep = after.step
            now = next
            count += 1
            try #require(count <= steps + 102)
        }
        #expect(now == window.end)
        #expect(percents == Array(0...100))
        #expect(lastStep == steps)
    }

    @Test("from any instant nothing changes before the next change")
    func holdsFromAnywhere() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let start = Instant(seconds: 1_772_359_200, nanoseconds: .random(in: 0...999_999_999, using: &random))
            let length = Int64.random(in: 1...366 * 86_400 * 1_000_000_000, using: &random)
            let window = DateWindow(start: start, end: start.adding(nanoseconds: length))
            let steps = Int.random(in: 1...2_000, using: &random)
            let now = start.adding(nanoseconds: .random(in: -length / 4..<length, using: &random))
            let next = try #require(window.nextChange(after: now, steps: steps))
            #expect(next > now)
            let shown = Shown(window, at: now, steps: steps)
            #expect(Shown(window, at: next.adding(nanoseconds: -1), steps: steps) == shown)
            #expect(Shown(window, at: next, steps: steps) != shown)
        }
    }

    @Test("before the start the first change is the first sliver")
    func waitsForTheSliver() {
        let window = DateWindow(start: Instant(seconds: 100), end: Instant(seconds: 200))
        let sliver = Instant(seconds: 100, nanoseconds: 1)
        #expect(window.nextChange(after: Instant(seconds: .min), steps: 340) == sliver)
        #expect(window.nextChange(after: window.start, steps: 340) == sliver)
        #expect(window.nextChange(after: sliver, steps: 10) == Instant(seconds: 100, nanoseconds: 500_000_000))
    }

    @Test("99.5% is no change, for 100% waits for the end")
    func skipsTheRoundingOf99() {
        let window = DateWindow(start: Instant(seconds: 0), end: Instant(seconds: 1_000))
        #expect(window.nextChange(after: Instant(seconds: 990), steps: 1) == window.end)
    }

    @Test("from the end on nothing changes any more")
    func endsAtTheEnd() {
        let window = DateWindow(start: Instant(seconds: 0), end: Instant(seconds: 10))
        #expect(window.nextChange(after: Instant(seconds: 9, nanoseconds: 999_999_999), steps: 5) == window.end)
        #expect(window.nextChange(after: window.end, steps: 5) == nil)
        #expect(window.nextChange(after: Instant(seconds: .max), steps: 5) == nil)
    }

    @Test("extreme windows, clocks and step counts give a later instant and no trap")
    func survivesExtremes() {
        for start in InstantTests.extremes {
            for end in InstantTests.extremes where end > start {
                for now in InstantTests.extremes where now < end {
                    for steps in [Int.min, 0, 1, Int.max] {
                        let next = DateWindow(start: start, end: end).nextChange(after: now, steps: steps)
                        #expect(next.map { $0 > now && $0 <= end } == true)
                    }
                }
            }
        }
    }

    @Test("a window of one nanosecond changes once")
    func changesOnce() {
        let window = DateWindow(start: Instant(seconds: 5), end: Instant(seconds: 5, nanoseconds: 1))
        #expect(window.nextChange(after: Instant(seconds: 0), steps: 100) == window.end)
    }
}
