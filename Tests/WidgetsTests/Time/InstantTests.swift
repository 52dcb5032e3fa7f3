import Testing

@testable import Widgets

@Suite("Instants count time and never trap")
struct InstantTests {
    static let extremes: [Instant] = [
        Instant(seconds: .min), Instant(seconds: .min, nanoseconds: 999_999_999), Instant(seconds: .min + 1),
        Instant(seconds: -1, nanoseconds: 999_999_999), Instant(seconds: 0), Instant(seconds: 0, nanoseconds: 1),
        Instant(seconds: .max - 1), Instant(seconds: .max), Instant(seconds: .max, nanoseconds: 999_999_999),
    ]

    @Test(
        "holds nanoseconds in their second",
        arguments: [(-1, 0), (.min, 0), (1_000_000_000, 999_999_999), (5, 5)] as [(Int32, Int32)]
    )
    func holdsNanoseconds(_ given: Int32, held: Int32) {
        #expect(Instant(seconds: 7, nanoseconds: given).nanoseconds == held)
    }

    @Test("orders by time")
    func orders() {
        #expect(InstantTests.extremes == InstantTests.extremes.sorted())
        #expect(Instant(seconds: 1, nanoseconds: 2) > Instant(seconds: 1, nanoseconds: 1))
        #expect(Instant(seconds: 2) > Instant(seconds: 1, nanoseconds: 999_999_999))
    }

    @Test(
        "adds seconds and nanoseconds, both ways",
        arguments: [
            (1, Instant(seconds: 11, nanoseconds: 0)), (0, Instant(seconds: 10, nanoseconds: 999_999_999)),
            (-999_999_999, Instant(seconds: 10)), (-1_000_000_000, Instant(seconds: 9, nanoseconds: 999_999_999)),
            (5_000_000_001, Instant(seconds: 16)), (-10_999_999_999, Instant(seconds: 0)),
        ] as [(Int64, Instant)]
    )
    func adds(_ nanoseconds: Int64, sum: Instant) {
        let instant = Instant(seconds: 10, nanoseconds: 999_999_999)
        #expect(instant.adding(nanoseconds: nanoseconds) == sum)
        #expect(sum.adding(nanoseconds: -nanoseconds) == instant)
        #expect(instant.adding(seconds: 3).adding(seconds: -3) == instant)
    }

    @Test("a sum beyond the range is held at its end and never lies on the wrong side", arguments: extremes)
    func holdsSums(_ instant: Instant) {
        for amount: Int64 in [.min, .min + 1, -1_000_000_000, -1, 0, 1, 2, 999_999_999, 1_000_000_000, .max - 1, .max] {
            let later = instant.adding(nanoseconds: amount)
            #expect(amount < 0 ? later <= instant : later >= instant)
            let muchLater = instant.adding(seconds: amount)
            #expect(amount < 0 ? muchLater <= instant : muchLater >= instant)
        }
        #expect(instant.adding(seconds: .max) >= Instant(seconds: -1))
    }

    @Test("adding the greatest count of nanoseconds is exact")
    func addsTheGreatest() {
        let sum = Instant(seconds: 0, nanoseconds: 999_999_999).adding(nanoseconds: .max)
        #expect(sum == Instant(seconds: 9_223_372_037, nanoseconds: 854_775_806))
    }

    @Test("the time between any two instants is finite and changes its sign with the order")
    func measures() {
        for left in InstantTests.extremes {
            for right in InstantTests.extremes {
                let seconds = left.seconds(since: right)
                #expect(seconds.isFinite)
                #expect(seconds == -right.seconds(since: left))
                #expect(left == right || (seconds > 0) == (left > right))
            }
        }
        #expect(Instant(seconds: .max).seconds(since: Instant(seconds: .min)) == 18_446_744_073_709_551_615)
        #expect(Instant(seconds: 2, nanoseconds: 250_000_000).seconds(since: Instant(seconds: 1)) == 1.25)
    }

    @Test("the midpoint lies between, rounded towards the past")
    func halves() {
        for left in InstantTests.extremes {
            for right in InstantTests.extremes where right > left {
                let middle = left.midpoint(to: right)
                #expect(left <= middle && middle < right)
            }
        }
        let start = Instant(seconds: 1, nanoseconds: 900_000_000)
        #expect(start.midpoint(to: Instant(seconds: 3)) == Instant(seconds: 2, nanoseconds: 450_000_000))
        #expect(start.midpoint(to: start.adding(nanoseconds: 1)) == start)
        #expect(start.midpoint(to: start.adding(nanoseconds: 3)) == start.adding(nanoseconds: 1))
        #expect(
            Instant(seconds: .min).midpoint(to: Instant(seconds: .max))
                == Instant(seconds: -1, nanoseconds: 500_000_000)
        )
    }

    @Test(
        "microseconds come back",
        arguments: [Int64.min, .min + 1, .min + 775_808, -1_000_001, -1, 0, 1, 999_999, .max]
    )
    func keepsMicroseconds(_ microseconds: Int64) {
        #expect(Instant(microseconds: microseconds).microseconds == microseconds)
    }

    @Test("microseconds are rounded towards the past and held in range")
    func roundsMicroseconds() {
        #expect(Instant(seconds: -1, nanoseconds: 999_999_999).microseconds == -1)
        #expect(Instant(seconds: 0, nanoseconds: 1_999).microseconds == 1)
        #expect(Instant(seconds: -1, nanoseconds: 1).microseconds == -1_000_000)
        #expect(Instant(seconds: .max).microseconds == .max)
        #expect(Instant(seconds: .min).microseconds == .min)
        #expect(
            Instant(seconds: -9_223_372_036_855, nanoseconds: 900_000_000).microseconds == -9_223_372_036_854_100_000
        )
        #expect(Instant(seconds: 9_223_372_036_854, nanoseconds: 775_808_000).microseconds == .max)
    }
}
