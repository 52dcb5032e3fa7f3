import Widgets

/// Dates of RFC 3339, and arithmetic with instants from the ends of time.
enum InstantFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        try checkText(input.text)
        try checkArithmetic(input)
    }

    private static func checkText(_ text: String) throws(Finding) {
        let instant: Instant
        do {
            instant = try Instant(rfc3339: text)
        } catch {
            return try Finding.unless(!"\(error)".isEmpty, "an error without a word")
        }
        try Finding.unless(text.utf8.allSatisfy { $0 < 0x80 }, "a date that is not ASCII")
        try Finding.unless(text.utf8.count >= 20, "\(text) is too short for a date with an offset")
        try checkWritten(instant)
    }

    /// An instant of the years 0000 to 9999 reads the same again.
    private static func checkWritten(_ instant: Instant) throws(Finding) {
        let written = instant.rfc3339
        guard let again = try? Instant(rfc3339: written) else { throw Finding("\(written) was written and is refused") }
        if -62_167_219_200...253_402_300_799 ~= instant.seconds {
            try Finding.unless(again == instant, "\(instant) is written as \(written)")
        }
    }

    private static func checkArithmetic(_ input: [UInt8]) throws(Finding) {
        guard input.count >= 24 else { return }
        func number(_ offset: Int) -> Int64 {
            Int64(bitPattern: input[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) })
        }
        let one = Instant(seconds: number(0), nanoseconds: Int32(truncatingIfNeeded: number(8)))
        let other = Instant(microseconds: number(16))
        try checkWritten(one)
        try checkWritten(other)
        try Finding.unless(other.microseconds == number(16), "\(number(16)) microseconds do not come back")
        try Finding.unless(
            one.adding(seconds: 0) == one && one.adding(nanoseconds: 0) == one,
            "nothing added is something"
        )
        let later = one.adding(seconds: number(16))
        try Finding.unless(number(16) < 0 ? later <= one : later >= one, "time runs backwards")
        let soon = one.adding(nanoseconds: number(16))
        try Finding.unless(number(16) < 0 ? soon <= one : soon >= one, "nanoseconds run backwards")
        let distance = one.seconds(since: other)
        try Finding.unless(
            distance.isFinite && (one < other ? distance <= 0 : distance >= 0),
            "\(distance) seconds apart"
        )
        let window = DateWindow(start: min(one, other), end: max(one, other))
        try checkWindow(window, at: soon)
    }

    private static func checkWindow(_ window: DateWindow, at now: Instant) throws(Finding) {
        let fraction = window.fraction(at: now)
        try Finding.unless(0...1 ~= fraction, "\(fraction) of a window")
        try Finding.unless(fraction < 1 || now >= window.end || window.start >= window.end, "full before the end")
        guard let next = window.nextChange(after: now, steps: 100) else { return }
        try Finding.unless(next > now, "the next change was before")
        try Finding.unless(
            window.nextChange(after: next.adding(nanoseconds: -1), steps: 100) == next,
            "a change is missed"
        )
    }
}
