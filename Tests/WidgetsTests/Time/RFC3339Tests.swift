import TestSupport
import Testing

@testable import Widgets

@Suite("Dates are read and written by RFC 3339")
struct RFC3339Tests {
    @Test(
        "reads the right instant",
        arguments: [
            ("1970-01-01T00:00:00Z", 0, 0), ("2026-03-01T10:00:00Z", 1_772_359_200, 0),
            ("2026-03-01t10:00:00z", 1_772_359_200, 0), ("2026-03-01T10:00:00.5Z", 1_772_359_200, 500_000_000),
            ("2026-03-01T10:00:00.123456789012Z", 1_772_359_200, 123_456_789),
            ("2026-03-01T10:00:00.000000000999Z", 1_772_359_200, 0),
            ("2026-03-01T10:00:00-00:30", 1_772_361_000, 0), ("2026-03-01T10:00:00-00:00", 1_772_359_200, 0),
            ("2026-03-01T12:00:00.25+02:00", 1_772_359_200, 250_000_000),
            ("2026-03-01T10:00:00+23:59", 1_772_272_860, 0), ("2026-03-01T10:00:00-23:59", 1_772_445_540, 0),
            ("1985-04-12T23:20:50.52Z", 482_196_050, 520_000_000), ("1996-12-19T16:39:57-08:00", 851_042_397, 0),
            ("1937-01-01T12:00:27.87+00:20", -1_041_337_173, 870_000_000),
            ("0000-01-01T00:00:00Z", -62_167_219_200, 0), ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
            ("1969-12-31T23:59:59.75Z", -1, 750_000_000), ("2024-02-29T00:00:00Z", 1_709_164_800, 0),
        ] as [(String, Int64, Int32)]
    )
    func reads(_ text: String, seconds: Int64, nanoseconds: Int32) throws {
        #expect(try Instant(rfc3339: text) == Instant(seconds: seconds, nanoseconds: nanoseconds))
    }

    @Test(
        "reads a leap second as the midnight that follows, wherever UTC has it",
        arguments: [
            ("1990-12-31T23:59:60Z", "1991-01-01T00:00:00Z"), ("1990-12-31T15:59:60-08:00", "1991-01-01T00:00:00Z"),
            ("1991-01-01T05:29:60+05:30", "1991-01-01T00:00:00Z"),
            ("2016-12-31T23:59:60.5Z", "2017-01-01T00:00:00.500Z"),
            ("2015-06-30T23:59:60z", "2015-07-01T00:00:00Z"), ("2024-02-28T23:59:60Z", "2024-02-29T00:00:00Z"),
        ]
    )
    func readsLeapSeconds(_ text: String, written: String) throws {
        #expect(try Instant(rfc3339: text).rfc3339 == written)
    }

    @Test(
        "refuses what is no date, each with its reason",
        arguments: [
            ("2026-02-30T00:00:00Z", .noSuchDay), ("2026-00-01T00:00:00Z", .noSuchDay),
            ("2026-13-01T00:00:00Z", .noSuchDay), ("2025-02-29T00:00:00Z", .noSuchDay),
            ("2026-03-01T24:00:00Z", .noSuchTime), ("2026-03-01T10:61:00Z", .noSuchTime),
            ("2026-03-01T10:60:00Z", .noSuchTime), ("2026-03-01T10:00:61Z", .noSuchTime),
            ("1990-12-31T23:58:60Z", .noSuchTime), ("1990-12-31T22:59:60Z", .noSuchTime),
            ("1990-12-31T23:59:60-08:00", .noSuchTime), ("1990-12-31T15:59:60+08:00", .noSuchTime),
            ("2026-03-01T10:00:00Zjunk", .trailingText), ("2026-03-01T10:00:00Z ", .trailingText),
            ("2026-03-01T10:00:00+02:00:00", .trailingText), ("2026-03-01T10:00:00Z\0", .trailingText),
            ("2026-03-01T10:00:00", .noOffset), ("2026-03-01T10:00:00.5", .noOffset),
            ("2026-03-01T10:00:00+24:00", .noSuchOffset), ("2026-03-01T10:00:00+01:60", .noSuchOffset),
            ("", .malformed), (" ", .malformed), ("2026-03-01", .malformed), ("2026-03-01 10:00:00Z", .malformed),
            ("2026-03-01T10:00Z", .malformed), ("2026-3-1T10:00:00Z", .malformed), ("20260301T100000Z", .malformed),
            ("2026-03-01T10:00:00.Z", .malformed), ("2026-03-01T10:00:00,5Z", .malformed),
            ("2026-03-01T10:00:00+0200", .malformed), ("2026-03-01T10:00:00+02", .malformed),
            ("2026-03-01T10:00:00junk", .malformed), ("2026-03-01T10:00:00 Z", .malformed),
            (" 2026-03-01T10:00:00Z", .malformed), ("+2026-03-01T10:00:00Z", .malformed),
            ("-026-03-01T10:00:00Z", .malformed), ("12026-03-01T10:00:00Z", .malformed),
            ("2026-03-01T10:00:00−02:00", .malformed), ("２０２６-03-01T10:00:00Z", .malformed),
            ("now", .malformed), ("1772359200", .malformed),
        ] as [(String, RFC3339Error)]
    )
    func refuses(_ text: String, reason: RFC3339Error) {
        #expect(throws: reason) { try Instant(rfc3339: text) }
    }

    @Test(
        "writes as few fraction digits as keep the instant",
        arguments: [
            (0, "2026-03-01T10:00:00Z"), (500_000_000, "2026-03-01T10:00:00.500Z"),
            (1_000, "2026-03-01T10:00:00.000001Z"),
            (1, "2026-03-01T10:00:00.000000001Z"), (999_999_999, "2026-03-01T10:00:00.999999999Z"),
        ] as [(Int32, String)]
    )
    func writes(_ nanoseconds: Int32, text: String) {
        #expect(Instant(seconds: 1_772_359_200, nanoseconds: nanoseconds).rfc3339 == text)
    }

    @Test("instants of the years 0000 to 9999 come back equal")
    func roundTrips() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<50_000 {
            let instant = Instant(
                seconds: .random(in: -62_167_219_200...253_402_300_799, using: &random),
                nanoseconds: Bool.random(using: &random) ? 0 : .random(in: 0...999_999_999, using: &random)
            )
            let read = try Instant(rfc3339: instant.rfc3339)
            if read != instant { Issue.record("\(instant) comes back as \(read)") }
        }
    }

    @Test("any offset names the same instant as UTC")
    func readsOffsets() throws {
        let noon = try Instant(rfc3339: "2026-03-01T12:00:00Z")
        for minutes in Int64(-1_439)...1_439 {
            let local = noon.adding(seconds: minutes * 60).rfc3339.dropLast()
            let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
            let offset =
                (minutes < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
            #expect(try Instant(rfc3339: local + offset) == noon)
        }
    }

    @Test("years that RFC 3339 cannot write are held at its first and last second", arguments: InstantTests.extremes)
    func holdsYears(_ instant: Instant) throws {
        let read = try Instant(rfc3339: instant.rfc3339)
        #expect(read.seconds == min(max(instant.seconds, -62_167_219_200), 253_402_300_799))
    }

    @Test("a reason continues a sentence")
    func describes() {
        #expect("\(RFC3339Error.malformed)" == "write it like 2026-03-01T10:00:00Z")
        #expect("\(RFC3339Error.noOffset)" == "the offset is missing; end it with Z or with one like +02:00")
        #expect("\(RFC3339Error.noSuchDay)" == "there is no such day in the calendar")
        #expect("\(RFC3339Error.noSuchTime)" == "there is no such time of day")
        #expect("\(RFC3339Error.noSuchOffset)" == "there is no such offset from UTC")
        #expect("\(RFC3339Error.trailingText)" == "there is text after the offset")
    }
}
