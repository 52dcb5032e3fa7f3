/// A share of a whole, and the percent that is written for it.
///
/// Every surface takes both from here, so that the bar and the number cannot disagree.
public struct Fraction: Sendable, Equatable {
    /// The share, 0 to 1.
    public let value: Double

    /// The nearest whole percent, 0 to 100; 100 only when the share is 1.
    public let percent: Int

    /// Holds a number within 0 to 1.
    ///
    /// - Parameter value: The share; NaN reads as 0.
    public init(_ value: Double) {
        let held = value > 0 ? min(value, 1) : 0
        self.value = held
        percent = held == 1 ? 100 : min(Int((held * 100).rounded()), 99)
    }
}
