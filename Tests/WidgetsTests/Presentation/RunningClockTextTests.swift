import Testing

@testable import Widgets

@Suite("Running clocks")
struct RunningClockTextTests {
    private static let now = ContentFixture.now

    private func clock(_ style: String, in seconds: Int64) throws -> RunningClock {
        let date = RunningClockTextTests.now.adding(seconds: seconds).rfc3339
        return try #require(
            try ContentFixture.read(#"{"subtitle_timer":{"date":"\#(date)","style":"\#(style)"}}"#).fields.subtitleTimer
        )
    }

    @Test(
        "a stop-watch counts past dates up and future ones down",
        arguments: [
            (0, "0:00"), (-5, "0:05"), (65, "1:05"), (3_600, "1:00:00"), (-3_723, "1:02:03"), (-172_800, "48:00:00"),
        ] as [(Int64, String)]
    )
    func countsLikeAStopwatch(_ seconds: Int64, text: String) throws {
        #expect(try clock("timer", in: seconds).text(at: RunningClockTextTests.now, words: .english) == text)
    }

    @Test(
        "in words, the nearest whole unit",
        arguments: [
            (0, "now", "зараз"), (1, "in 1 second", "через 1 секунду"), (-2, "2 seconds ago", "2 секунди тому"),
            (59, "in 59 seconds", "через 59 секунд"), (60, "in 1 minute", "через 1 хвилину"),
            (-90, "2 minutes ago", "2 хвилини тому"), (3_569, "in 59 minutes", "через 59 хвилин"),
            (3_570, "in 1 hour", "через 1 годину"), (7_200, "in 2 hours", "через 2 години"),
            (-39_600, "11 hours ago", "11 годин тому"), (75_600, "in 21 hours", "через 21 годину"),
            (86_400, "in 1 day", "через 1 день"), (-1_036_800, "12 days ago", "12 днів тому"),
            (1_900_800, "in 22 days", "через 22 дні"),
        ] as [(Int64, String, String)]
    )
    func speaksInWords(_ seconds: Int64, english: String, ukrainian: String) throws {
        let clock = try clock("relative", in: seconds)
        #expect(clock.text(at: RunningClockTextTests.now, words: .english) == english)
        #expect(clock.text(at: RunningClockTextTests.now, words: .ukrainian) == ukrainian)
    }

    @Test(
        "the next change is exact: all is the same until then, and something else from then on",
        arguments: ["timer", "relative"],
        [-200_000, -86_399, -3_601, -61, -1, 0, 1, 59, 61, 3_571, 5_400, 84_601, 90_000, 200_000] as [Int64]
    )
    func changesExactly(_ style: String, seconds: Int64) throws {
        let clock = try clock(style, in: seconds)
        var now = RunningClockTextTests.now.adding(nanoseconds: 123)
        for _ in 0..<40 {
            let shown = clock.text(at: now, words: .english)
            let next = try #require(clock.nextChange(after: now, words: .english))
            #expect(next > now)
            let before =
                next.nanoseconds > 0
                ? Instant(seconds: next.seconds, nanoseconds: next.nanoseconds - 1)
                : Instant(seconds: next.seconds - 1, nanoseconds: 999_999_999)
            #expect(before <= now || clock.text(at: before, words: .english) == shown)
            #expect(clock.text(at: next, words: .english) != shown)
            now = next
        }
    }

    @Test("dates at the ends of time do not trap")
    func holdsAtTheEnds() throws {
        for style in ["timer", "relative"] {
            let clock = try clock(style, in: 60)
            for now in [Instant(seconds: .min), Instant(seconds: .max, nanoseconds: 999_999_999)] {
                #expect(!clock.text(at: now, words: .english).isEmpty)
                _ = clock.nextChange(after: now, words: .english)
            }
        }
    }
}
