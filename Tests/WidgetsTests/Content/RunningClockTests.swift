import Testing

@testable import Widgets

@Suite("A running clock has a date and a style")
struct RunningClockTests {
    @Test(
        "reads both styles and takes timer by default",
        arguments: [
            ("", .timer), (#","style":"timer""#, .timer), (#","style":"relative""#, .relative),
            (#","style":null"#, .timer),
            (#","style":"""#, .timer),
        ] as [(String, RunningClock.Style)]
    )
    func readsStyles(_ member: String, style: RunningClock.Style) throws {
        let content = try ContentFixture.read("{\"subtitle_timer\":{\"date\":\"2026-03-01T10:00:00Z\"\(member)}}")
        #expect(content.fields.subtitleTimer?.style == style)
        #expect(content.fields.subtitleTimer?.date == Instant(seconds: 1_772_359_200))
    }

    @Test(
        "the date keeps the bounds of all dates: 2000 to 366 days ahead",
        arguments: [
            ("1999-12-31T23:59:59Z", "date must not be before 2000-01-01T00:00:00Z"), ("2000-01-01T00:00:00Z", nil),
            ("2027-03-02T12:00:00Z", nil),
            ("2027-03-02T12:00:01Z", "date must not be more than 366 days ahead of now"),
        ]
    )
    func boundsTheDate(_ date: String, _ message: String?) throws {
        let faults = try ContentFixture.faults("{\"subtitle_timer\":{\"date\":\"\(date)\"}}")
        #expect(faults.map(\.message) == (message.map { [$0] } ?? []))
    }

    @Test("a stored date may lie anywhere in time", arguments: ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    func readsAnyStoredDate(_ date: String) throws {
        let json = try ContentFixture.replacing("{\"subtitle_timer\":{\"date\":\"\(date)\"}}")
        #expect(WidgetContent(stored: json)?.fields.subtitleTimer != nil)
    }

    @Test(
        "refuses what is no clock, at the member that is wrong",
        arguments: [
            ("{}", "date", "date is required: an RFC 3339 date"),
            (#"{"date":null}"#, "date", "date is required: an RFC 3339 date"),
            (#"{"date":""}"#, "date", "date is not an RFC 3339 date: write it like 2026-03-01T10:00:00Z"),
            (#"{"date":5}"#, "date", #"date must be a date as text, like "2026-03-01T10:00:00Z", not a number"#),
            (#"{"date":"2026-03-01T10:00:00Z","style":"digital"}"#, "style", "style must be one of timer, relative"),
            (#"{"date":"2026-03-01T10:00:00Z","style":1}"#, "style", "style must be a string, not a number"),
            (
                #"{"date":"2026-03-01T10:00:00Z","format":1}"#, "format",
                #""format" is not known here; known are date, style"#
            ),
        ]
    )
    func refuses(_ timer: String, name: String, sentence: String) throws {
        let faults = try ContentFixture.faults("{\"subtitle_timer\":\(timer)}")
        #expect(faults.map(\.location) == ["body.content.subtitle_timer.\(name)"])
        #expect(faults.map(\.message) == [sentence])
    }
}
