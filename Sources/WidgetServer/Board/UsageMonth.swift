internal import Widgets

/// A month in UTC, for which updates are counted.
struct UsageMonth: Sendable, Equatable {
    /// The month as YYYYMM.
    let text: String
    /// When it begins.
    let start: Instant
    /// When the next month begins.
    let end: Instant

    /// The month that an instant lies in.
    init(of instant: Instant) {
        let date = instant.rfc3339
        let year = Int(date.prefix(4)) ?? 1970
        let month = Int(date.dropFirst(5).prefix(2)) ?? 1
        text = "\(date.prefix(4))\(date.dropFirst(5).prefix(2))"
        start = (try? Instant(rfc3339: "\(date.prefix(7))-01T00:00:00Z")) ?? instant
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        let nextText = "\(UsageMonth.padded(next.0, 4))-\(UsageMonth.padded(next.1, 2))-01T00:00:00Z"
        end = (try? Instant(rfc3339: nextText)) ?? instant
    }

    /// Whether an instant lies in the month.
    func contains(_ instant: Instant) -> Bool {
        start <= instant && instant < end
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
