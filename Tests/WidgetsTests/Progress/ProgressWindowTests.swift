import Testing

@testable import Widgets

@Suite("A window advances by the clock")
struct DateWindowTests {
    private static func window(_ start: String, _ end: String) throws -> DateWindow {
        DateWindow(start: try Instant(rfc3339: start), end: try Instant(rfc3339: end))
    }

    @Test(
        "reads 0% before, the share within, 100% from the end on",
        arguments: [
            ("2026-03-01T09:59:59Z", 0, 0), ("2000-01-01T00:00:00Z", 0, 0), ("2026-03-01T10:00:00Z", 0, 0),
            ("2026-03-01T11:00:00Z", 0.5, 50), ("2026-03-01T10:30:00+00:00", 0.25, 25),
            ("2026-03-01T12:00:00Z", 1, 100),
            ("2026-03-02T12:00:00Z", 1, 100), ("9999-12-31T23:59:59Z", 1, 100), ("2026-03-01T13:00:00+02:00", 0.5, 50),
        ] as [(String, Double, Int)]
    )
    func readsTheShare(_ now: String, fraction: Double, percent: Int) throws {
        let window = try DateWindowTests.window("2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z")
        let read = window.fraction(at: try Instant(rfc3339: now))
        #expect(read == fraction)
        #expect(Fraction(read).percent == percent)
    }

    @Test("is 50% halfway through the window of 2038")
    func passes2038() throws {
        let window = try DateWindowTests.window("2038-01-01T00:00:00Z", "2039-01-01T00:00:00Z")
        #expect(window.fraction(at: try Instant(rfc3339: "2038-07-02T12:00:00Z")) == 0.5)
    }

    @Test(
        "is over 0 a nanosecond after the start and under 1 a nanosecond before the end",
        arguments: [
            1, 60, 86_400, 366 * 86_400, 1 << 40,
        ] as [Int64]
    )
    func isExactAtItsEnds(_ length: Int64) {
        let start = Instant(seconds: 1_772_359_200, nanoseconds: 123_456_789)
        let window = DateWindow(start: start, end: start.adding(seconds: length))
        #expect(window.fraction(at: window.start) == 0)
        #expect(window.fraction(at: window.start.adding(nanoseconds: 1)) > 0)
        let last = window.fraction(at: window.end.adding(nanoseconds: -1))
        #expect(last < 1)
        #expect(Fraction(last).percent == 99)
        #expect(window.fraction(at: window.end) == 1)
        #expect(window.fraction(at: window.end.adding(nanoseconds: 1)) == 1)
    }

    @Test("one that does not end after its start reads as ended, whatever the clock says")
    func readsAsEnded() {
        for start in InstantTests.extremes {
            for end in InstantTests.extremes where end <= start {
                for now in InstantTests.extremes {
                    let window = DateWindow(start: start, end: end)
                    #expect(window.fraction(at: now) == 1)
                    #expect(window.nextChange(after: now, steps: 100) == nil)
                }
            }
        }
    }

    @Test("never goes back as the clock goes on, over any window")
    func isMonotone() {
        for start in InstantTests.extremes {
            for end in InstantTests.extremes where end > start {
                let window = DateWindow(start: start, end: end)
                let fractions = InstantTests.extremes.map(window.fraction)
                #expect(fractions == fractions.sorted())
                #expect(fractions.allSatisfy { (0...1).contains($0) })
            }
        }
    }

    @Test("ten minutes off the clock are within one percent of a day, both ways", arguments: [-600, 600] as [Int64])
    func toleratesClocks(_ offset: Int64) throws {
        let window = try DateWindowTests.window("2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z")
        for minute in Int64(0)..<1_440 {
            let now = window.start.adding(seconds: minute * 60)
            let difference = window.fraction(at: now.adding(seconds: offset)) - window.fraction(at: now)
            #expect(abs(difference) < 0.01)
        }
    }
}
