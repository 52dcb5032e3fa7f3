extension Instant {
    /// Reads a date and time with an offset (RFC 3339 section 5.6).
    ///
    /// `t` and `z` may be lower case. Any number of fraction digits is accepted; those after the ninth are dropped.
    /// `23:59:60` in UTC is a leap second and read as the first second of the next day.
    ///
    /// - Parameter text: The date, such as `2026-03-01T10:00:00.5+02:00`.
    /// - Throws: `RFC3339Error` for any other text; a missing offset is an error, for it would leave the instant open.
    public init(rfc3339 text: String) throws(RFC3339Error) {
        var reader = RFC3339Reader(text)
        self = try reader.instant()
    }

    /// The instant in UTC as RFC 3339 writes it, with 0, 3, 6 or 9 fraction digits, as few as keep it exact.
    ///
    /// Years outside 0000 to 9999, which RFC 3339 cannot write, are held at its first and last second.
    public var rfc3339: String {
        var bytes: [UInt8] = []
        appendRFC3339(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends what `rfc3339` gives, in ASCII.
    public func appendRFC3339(to bytes: inout [UInt8]) {
        let seconds = min(max(self.seconds, Instant.firstWritten), Instant.lastWritten)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let date = CivilDate(daysSinceEpoch: days)
        let time = seconds - days * 86_400
        bytes.appendDigits(of: date.year, count: 4)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(of: date.month, count: 2)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(of: date.day, count: 2)
        bytes.append(UInt8(ascii: "T"))
        bytes.appendDigits(of: time / 3_600, count: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(of: time / 60 % 60, count: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(of: time % 60, count: 2)
        appendFraction(to: &bytes)
        bytes.append(UInt8(ascii: "Z"))
    }

    private func appendFraction(to bytes: inout [UInt8]) {
        guard nanoseconds > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        switch nanoseconds {
        case _ where nanoseconds % 1_000_000 == 0: bytes.appendDigits(of: Int64(nanoseconds / 1_000_000), count: 3)
        case _ where nanoseconds % 1_000 == 0: bytes.appendDigits(of: Int64(nanoseconds / 1_000), count: 6)
        default: bytes.appendDigits(of: Int64(nanoseconds), count: 9)
        }
    }

    /// 0000-01-01T00:00:00Z.
    private static let firstWritten: Int64 = -62_167_219_200
    /// 9999-12-31T23:59:59Z.
    private static let lastWritten: Int64 = 253_402_300_799
}

extension [UInt8] {
    /// Appends a number that is not negative in ASCII, with leading zeros up to `count` digits.
    fileprivate mutating func appendDigits(of number: Int64, count: Int) {
        var divisor: Int64 = 1
        for _ in 1..<count { divisor *= 10 }
        for _ in 0..<count {
            append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
