import Testing

@testable import Widgets

@Suite("A surface sleeps until something changes")
struct PresentationNextChangeTests {
    private static let window = #""start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T20:00:00Z""#

    @Test("a value alone never changes", arguments: Family.allCases)
    func staysStill(_ family: Family) throws {
        #expect(try DrawingFixture(family: family).nextChange() == nil)
    }

    @Test("the stale moment, on Home Screen families, once", arguments: Family.allCases)
    func wakesToDim(_ family: Family) throws {
        let fresh = DrawingFixture(family: family, staleAfter: 60, age: 59)
        #expect(try fresh.nextChange() == (family.isOnLockScreen ? nil : ContentFixture.now.adding(seconds: 1)))
        #expect(try DrawingFixture(family: family, staleAfter: 60, age: 60).nextChange() == nil)
    }

    @Test("a window by its percent and by a pixel of the track", arguments: Family.allCases, [1.0, 3.0])
    func wakesForTheWindow(_ family: Family, scale: Double) throws {
        var fixture = DrawingFixture(members: "{\(PresentationNextChangeTests.window)}", family: family)
        let next = try #require(try fixture.nextChange(scale: scale))
        let wait = next.seconds(since: ContentFixture.now)
        let pixels = max(ProgressTemplate.trackLength(family) * scale, 1)
        #expect(wait > 0 && wait <= min(36_000 / pixels, 360) + 0.001)
        fixture.build = DeviceBuild(major: 1, minor: 5)
        #expect(try fixture.nextChange(scale: scale) == nil)
    }

    @Test("drawings between two changes are equal, and at the change another", arguments: Family.allCases)
    func drawsTheSameInBetween(_ family: Family) throws {
        var fixture = DrawingFixture(
            members: "{\(PresentationNextChangeTests.window),\"subtitle_timer\":{\"date\":\"2026-03-01T13:00:00Z\"}}",
            family: family,
            staleAfter: 3_603
        )
        for _ in 0..<8 {
            let next = try #require(try fixture.nextChange())
            let shown = try fixture.presentation()
            #expect(next > fixture.now)
            fixture.now = next
            #expect(try fixture.presentation() != shown)
        }
    }

    @Test("clocks of the subtitle where it is shown, of rows on large")
    func wakesForClocks() throws {
        let subtitle = #"{"subtitle_timer":{"date":"2026-03-01T13:00:00Z"}}"#
        let row = #"{"stat_rows":[{"label":"a","value":"b","timer":{"date":"2026-03-01T13:00:00Z"}}]}"#
        let second = ContentFixture.now.adding(seconds: 1)
        for family in Family.allCases {
            let expected = [.circular, .inline].contains(family) ? nil : second
            #expect(try DrawingFixture(members: subtitle, family: family).nextChange() == expected)
            #expect(try DrawingFixture(members: row, family: family).nextChange() == (family == .large ? second : nil))
        }
    }
}
