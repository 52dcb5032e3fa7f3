import Testing
import WidgetPictures
import Widgets

@Suite("Time zones by name")
struct TimeZoneTests {
    @Test(
        "The offset changes in the second in which clocks are moved",
        arguments: [
            ("Europe/Kyiv", "2026-03-29T00:59:59Z", 7_200), ("Europe/Kyiv", "2026-03-29T01:00:00Z", 10_800),
            ("Europe/Kyiv", "2026-10-25T00:59:59Z", 10_800), ("Europe/Kyiv", "2026-10-25T01:00:00Z", 7_200),
            ("America/New_York", "2026-03-08T06:59:59Z", -18_000),
            ("America/New_York", "2026-03-08T07:00:00Z", -14_400),
            ("America/New_York", "2026-11-01T05:59:59Z", -14_400),
            ("America/New_York", "2026-11-01T06:00:00Z", -18_000),
            ("America/New_York", "2006-04-02T06:59:59Z", -18_000),
            ("America/New_York", "2006-04-02T07:00:00Z", -14_400),
            ("Asia/Kathmandu", "2026-01-01T00:00:00Z", 20_700), ("Asia/Kathmandu", "2026-07-01T00:00:00Z", 20_700),
            ("Africa/Casablanca", "2026-02-15T01:59:59Z", 3_600), ("Africa/Casablanca", "2026-02-15T02:00:00Z", 0),
            ("Australia/Lord_Howe", "2026-04-04T15:00:00Z", 37_800),
            ("Australia/Lord_Howe", "2026-04-04T14:59:59Z", 39_600),
            ("Etc/GMT+5", "2026-01-01T00:00:00Z", -18_000), ("UTC", "2026-07-01T00:00:00Z", 0),
        ]
    )
    func changes(name: String, moment: String, seconds: Int) throws {
        let zone = try #require(UTCOffset(zone: name))
        #expect(zone.seconds(at: try Instant(rfc3339: moment)) == seconds)
    }

    @Test("Years for which the database has only a rule change too")
    func lateYears() throws {
        let zone = try #require(UTCOffset(zone: "Europe/Kyiv"))
        #expect(zone.seconds(at: try Instant(rfc3339: "2045-07-01T00:00:00Z")) == 10_800)
        #expect(zone.seconds(at: try Instant(rfc3339: "2045-12-01T00:00:00Z")) == 7_200)
        #expect(zone.seconds(at: try Instant(rfc3339: "1999-12-01T00:00:00Z")) == 7_200)
    }

    @Test(
        "What is no name of a zone is none",
        arguments: [
            "", "Europe/Kyjiv", "europe/kyiv", "Europe", "Europe/", "/Europe/Kyiv", "Europe//Kyiv", "../../etc/passwd",
            "Europe/../../../../etc/localtime", "/etc/localtime", "Europe/Kyiv\0", ":Europe/Kyiv", "+02:00",
            "CET-1CEST",
            "ABC5", "America/New York", "Z", "zone.tab", "Étc/UTC", String(repeating: "A", count: 65), "EST5EDT",
        ]
    )
    func unknown(name: String) {
        #expect(UTCOffset(zone: name) == nil)
    }

    @Test("The machine has a zone")
    func ofThisMachine() throws {
        let seconds = UTCOffset.ofThisMachine.seconds(at: try Instant(rfc3339: "2026-01-01T00:00:00Z"))
        #expect((-50_400...50_400).contains(seconds))
    }
}
