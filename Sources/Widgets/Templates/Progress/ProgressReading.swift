/// What a progress widget reads: the fraction that is drawn and the percent that is said, from one number.
///
/// Every surface takes both from here, so that the bar and the number cannot disagree.
public struct ProgressReading: Sendable, Equatable {
    /// How far along, 0 to 1.
    public let fraction: Double

    /// The nearest whole percent, 0 to 100; 100 only when the fraction is 1.
    public let percent: Int

    /// The reading of a fraction.
    ///
    /// - Parameter fraction: Held in 0 to 1; what is not a number reads as 0.
    public init(fraction: Double) {
        let held = fraction > 0 ? min(fraction, 1) : 0
        self.fraction = held
        percent = held == 1 ? 100 : min(Int((held * 100).rounded()), 99)
    }
}
