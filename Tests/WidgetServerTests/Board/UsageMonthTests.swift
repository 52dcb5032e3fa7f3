import Testing
import Widgets

@testable import WidgetServer

@Suite struct UsageMonthTests {
    @Test(arguments: [
        ("2026-11-30T12:00:00Z", "202611", "2026-12-01T00:00:00Z"),
        ("2026-12-31T23:59:59.999Z", "202612", "2027-01-01T00:00:00Z"),
        ("2027-01-01T00:00:00Z", "202701", "2027-02-01T00:00:00Z"),
        ("2028-02-29T12:00:00Z", "202802", "2028-03-01T00:00:00Z"),
        ("2026-12-31T23:30:00-01:00", "202701", "2027-02-01T00:00:00Z"),
        ("1969-09-30T00:00:00Z", "196909", "1969-10-01T00:00:00Z"),
    ])
    func isTheMonthInUTC(instant: String, month: String, end: String) throws {
        let usage = UsageMonth(of: try Instant(rfc3339: instant))
        #expect(usage.text == month)
        #expect(usage.end.rfc3339 == end)
        #expect(usage.contains(try Instant(rfc3339: instant)) && usage.contains(usage.start))
        #expect(!usage.contains(usage.end) && !usage.contains(usage.start.adding(seconds: -1)))
        #expect(UsageMonth(of: usage.start) == usage)
    }

    @Test func theEndOfTimeIsNoTrap() {
        #expect(UsageMonth(of: Instant(seconds: .max)).text == "999912")
    }
}
