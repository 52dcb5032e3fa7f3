import Testing

@testable import Widgets

@Suite("The calendar is the proleptic Gregorian one")
struct CivilDateTests {
    @Test("agrees with a count of days over years -400 to 10400, there and back")
    func agreesWithCounting() {
        var day: Int64 = -865_625  // -400-01-01, 719,528 + 146,097 days before 1970-01-01.
        for year in Int64(-400)...10_400 {
            let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
            for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
                let month = Int64(index + 1)
                for (date, ordinal) in [(Int64(1), day), (Int64(length), day + Int64(length) - 1)] {
                    let counted = CivilDate(daysSinceEpoch: ordinal)
                    if counted != CivilDate(year: year, month: month, day: date) || counted.daysSinceEpoch != ordinal {
                        Issue.record("\(year)-\(month)-\(date) is not day \(ordinal)")
                    }
                }
                day += Int64(length)
                #expect(CivilDate(year: year, month: month, day: Int64(length) + 1) == nil)
            }
        }
    }

    @Test("every day from 1999 to 2101 follows the one before")
    func countsEveryDay() {
        var yesterday = CivilDate(daysSinceEpoch: 10_591)
        for day in Int64(10_592)...47_900 {
            let today = CivilDate(daysSinceEpoch: day)
            let isNext = (today.year, today.month, today.day) == (yesterday.year, yesterday.month, yesterday.day + 1)
            let isFirst = today.day == 1 && yesterday.day >= 28
            #expect(isNext || isFirst)
            yesterday = today
        }
    }

    @Test(
        "has no day that does not exist",
        arguments: [
            (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
            (2026, 1, 0), (2026, 1, 32),
        ] as [(Int64, Int64, Int64)]
    )
    func refuses(_ year: Int64, month: Int64, day: Int64) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test("has the leap days", arguments: [0, 1600, 2000, 2024, 2400] as [Int64])
    func hasLeapDays(_ year: Int64) {
        #expect(CivilDate(year: year, month: 2, day: 29) != nil)
    }
}
