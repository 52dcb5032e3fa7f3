/// Reads one date and time of RFC 3339 section 5.6 from left to right.
struct RFC3339Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The instant that the whole text is.
    mutating func instant() throws(RFC3339Error) -> Instant {
        let year = try number(ofDigits: 4)
        try expect(UInt8(ascii: "-"))
        let month = try number(ofDigits: 2)
        try expect(UInt8(ascii: "-"))
        let day = try number(ofDigits: 2)
        guard take(UInt8(ascii: "T")) || take(UInt8(ascii: "t")) else { throw .malformed }
        let hour = try number(ofDigits: 2)
        try expect(UInt8(ascii: ":"))
        let minute = try number(ofDigits: 2)
        try expect(UInt8(ascii: ":"))
        let second = try number(ofDigits: 2)
        let nanoseconds = try fraction()
        let offset = try offset()
        guard position == bytes.count else { throw .trailingText }
        guard let date = CivilDate(year: year, month: month, day: day) else { throw .noSuchDay }
        guard hour < 24, minute < 60, second <= 60 else { throw .noSuchTime }
        let seconds = date.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second - offset
        // A leap second stands at the end of a day in UTC, so its Unix time is the midnight that follows.
        guard second < 60 || seconds % 86_400 == 0 else { throw .noSuchTime }
        return Instant(seconds: seconds, nanoseconds: nanoseconds)
    }

    /// The digits after the point as nanoseconds; those after the ninth are dropped.
    private mutating func fraction() throws(RFC3339Error) -> Int32 {
        guard take(UInt8(ascii: ".")) else { return 0 }
        var nanoseconds: Int32 = 0
        var weight: Int32 = 100_000_000
        var count = 0
        while let digit = takeDigit() {
            nanoseconds += Int32(digit) * weight
            weight /= 10
            count += 1
        }
        guard count > 0 else { throw .malformed }
        return nanoseconds
    }

    /// The offset from UTC in seconds, east positive.
    private mutating func offset() throws(RFC3339Error) -> Int64 {
        if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) { return 0 }
        let sign: Int64
        if take(UInt8(ascii: "+")) {
            sign = 1
        } else if take(UInt8(ascii: "-")) {
            sign = -1
        } else {
            throw position == bytes.count ? .noOffset : .malformed
        }
        let hours = try number(ofDigits: 2)
        try expect(UInt8(ascii: ":"))
        let minutes = try number(ofDigits: 2)
        guard hours < 24, minutes < 60 else { throw .noSuchOffset }
        return sign * (hours * 3_600 + minutes * 60)
    }

    private mutating func number(ofDigits count: Int) throws(RFC3339Error) -> Int64 {
        var number: Int64 = 0
        for _ in 0..<count {
            guard let digit = takeDigit() else { throw .malformed }
            number = number * 10 + Int64(digit)
        }
        return number
    }

    private mutating func takeDigit() -> UInt8? {
        guard position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] else { return nil }
        position += 1
        return bytes[position - 1] - UInt8(ascii: "0")
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(RFC3339Error) {
        guard take(byte) else { throw .malformed }
    }
}
