internal import Widgets

extension Instant {
    /// The instant so many milliseconds after 1970-01-01T00:00:00Z, the parts of one dropped.
    ///
    /// Held within the range in which a `Double` counts milliseconds one by one; what is no number is 1970.
    init(milliseconds: Double) {
        let limit = 9_007_199_254_740_992.0
        let held = milliseconds.isNaN ? 0 : max(-limit, min(limit, milliseconds))
        let whole = Int64(held.rounded(.down))
        let (quotient, remainder) = whole.quotientAndRemainder(dividingBy: 1_000)
        let borrow: Int64 = remainder < 0 ? 1 : 0
        self.init(seconds: quotient - borrow, nanoseconds: Int32((remainder + borrow * 1_000) * 1_000_000))
    }

    /// The first whole millisecond since 1970 that is not before this, or nil where it is out of a `Double`'s exact range.
    var millisecondsRoundedUp: Int64? {
        let limit: Int64 = 9_007_199_254_740
        guard -limit < seconds, seconds < limit else { return nil }
        return seconds * 1_000 + (Int64(nanoseconds) + 999_999) / 1_000_000
    }
}
