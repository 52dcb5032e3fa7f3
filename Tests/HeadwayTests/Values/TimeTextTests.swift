import Testing
import Widgets

@testable import HeadwayCommands

@Suite
struct TimeTextTests {
    /// 2026-03-01T10:00:00.7Z.
    private let now = Instant(seconds: 1_772_359_200, nanoseconds: 700_000_000)

    @Test(arguments: [
        ("90s", 90), ("15m", 900), ("2h", 7_200), ("1d", 86_400), ("1h30m", 5_400), ("1d2h3m4s", 93_784), ("0s", 0),
        ("007m", 420),
    ])
    func readsALengthOfTime(_ text: String, _ seconds: Int64) {
        #expect(DurationText.seconds(text) == seconds)
    }

    @Test(arguments: ["", "15", "m", "15 m", "-5m", "1.5h", "5m1h", "5m5m", "15M", "1w", "9999999d", "1h30", "²h"])
    func refusesWhatIsNoLengthOfTime(_ text: String) {
        #expect(DurationText.seconds(text) == nil)
    }

    @Test
    func turnsASettingOff() throws {
        #expect(try DurationText.setting("off", of: "--throttle") == nil)
        #expect(try DurationText.setting("30s", of: "--throttle") == 30)
        let message = "--throttle must be a length of time such as 90s, 15m, 1h30m or 2d, or off, not \"15\""
        #expect(throws: CommandError.misused(message)) {
            try DurationText.setting("15", of: "--throttle")
        }
    }

    @Test(arguments: [
        ("now", "2026-03-01T10:00:00Z"), ("+2h", "2026-03-01T12:00:00Z"), ("+90m", "2026-03-01T11:30:00Z"),
        ("+1d", "2026-03-02T10:00:00Z"), ("+1h30m", "2026-03-01T11:30:00Z"), ("-10m", "2026-03-01T09:50:00Z"),
        ("2027-05-10T22:00:00Z", "2027-05-10T22:00:00Z"), ("2027-05-11T00:00:00.9+02:00", "2027-05-10T22:00:00Z"),
    ])
    func writesAMomentInUTC(_ text: String, _ expected: String) throws {
        #expect(try MomentText.date(text, of: "--from", now: now) == expected)
    }

    @Test(arguments: [
        "", "+", "2h", "+2", "tomorrow", "2027-05-10", "2027-05-10T22:00:00", "2026-02-30T00:00:00Z", "NOW",
    ])
    func refusesWhatIsNoMoment(_ text: String) {
        #expect { try MomentText.date(text, of: "--until", now: now) } throws: { error in
            let error = error as? CommandError
            return error?.code == .misused && error?.message.hasPrefix("--until must be") ?? false
        }
    }
}
