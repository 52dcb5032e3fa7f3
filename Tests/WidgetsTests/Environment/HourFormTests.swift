import Testing

@testable import Widgets

@Suite("Times are written as the locale does")
struct HourFormTests {
    @Test(
        "short times of CLDR",
        arguments: [
            ("en", "2:05\u{202F}PM", "9:05\u{202F}AM"), ("en-GB", "14:05", "09:05"), ("uk", "14:05", "09:05"),
            ("de", "14:05", "09:05"), ("es", "14:05", "9:05"), ("es-MX", "2:05\u{202F}PM", "9:05\u{202F}AM"),
            ("cs", "14:05", "9:05"), ("ja", "14:05", "9:05"), ("fi", "14.05", "9.05"), ("da", "14.05", "09.05"),
            ("id", "14.05", "09.05"), ("he", "14:05", "9:05"), ("zh", "14:05", "09:05"),
            ("zh-TW", "2:05\u{202F}PM", "9:05\u{202F}AM"),
        ]
    )
    func writesTimes(_ tag: String, afternoon: String, morning: String) throws {
        let form = HourForm(try #require(ReaderLocale(tag)))
        #expect(form.text(minutes: 14 * 60 + 5) == afternoon)
        #expect(form.text(minutes: 9 * 60 + 5) == morning)
    }

    @Test("midnight and noon", arguments: [(0, "12:00\u{202F}AM", "00:00"), (720, "12:00\u{202F}PM", "12:00")])
    func writesMidnightAndNoon(_ minutes: Int, twelve: String, twentyFour: String) throws {
        #expect(HourForm(.english).text(minutes: minutes) == twelve)
        #expect(HourForm(try #require(ReaderLocale("uk"))).text(minutes: minutes) == twentyFour)
    }

    @Test("the time of day is that of the reader's zone, before and after a change")
    func followsTheZone() throws {
        let change = UTCOffset.Change(at: ContentFixture.now, seconds: 3 * 3_600)
        let environment = WidgetEnvironment(
            locale: try #require(ReaderLocale("uk")),
            offset: UTCOffset(seconds: 2 * 3_600, changes: [change])
        )
        #expect(environment.timeOfDay(ContentFixture.now) == "15:00")
        #expect(environment.timeOfDay(ContentFixture.now.adding(seconds: -60)) == "13:59")
        #expect(environment.timeOfDay(Instant(seconds: -3 * 3_600)) == "23:00")
        #expect(WidgetEnvironment(offset: UTCOffset(seconds: .min)).timeOfDay(Instant(seconds: .min)).isEmpty == false)
    }
}
