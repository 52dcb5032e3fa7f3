/// The measurement that a widget shows at one instant.
///
/// Every surface asks it for what it writes, so that no surface assumes a percentage.
public enum Reading: Sendable, Equatable {
    /// Nothing is measured, or nothing is there to be drawn.
    case none
    /// A share of a whole.
    case fraction(Fraction)
    /// A number with a unit.
    case amount(Amount)
    /// A point in time.
    case instant(Instant)

    /// A number as it was pushed.
    public struct Amount: Sendable, Equatable {
        /// The number; finite.
        public let number: Double
        /// The unit, such as `W`; nil when none was pushed.
        public let unit: String?
        /// The ends of the scale; nil when there is none.
        public let range: ClosedRange<Double>?

        /// An amount of its parts.
        public init(_ number: Double, unit: String? = nil, range: ClosedRange<Double>? = nil) {
            self.number = number
            self.unit = unit
            self.range = range
        }
    }

    /// The fraction, where the reading is one.
    public var fraction: Fraction? {
        if case .fraction(let fraction) = self { fraction } else { nil }
    }

    /// The whole percent of a fraction; nil for every other reading.
    public var percent: Int? { fraction?.percent }

    /// The reading in a word, the same in every language, such as `42%`, `3200 W` or a date; nil for none.
    public var text: String? {
        switch self {
        case .none: nil
        case .fraction(let fraction): "\(fraction.percent)%"
        case .amount(let amount): amount.text
        case .instant(let instant): instant.rfc3339
        }
    }

    /// The numbers that assistive technology is told: `aria-valuemin`, `-valuemax` and `-valuenow` of WAI-ARIA 1.2.
    ///
    /// A scale without ends and an instant have none.
    public var scale: (range: ClosedRange<Double>, number: Double)? {
        switch self {
        case .fraction(let fraction): (0...100, Double(fraction.percent))
        case .amount(let amount): amount.range.map { ($0, amount.number) }
        case .none, .instant: nil
        }
    }
}

extension Reading.Amount {
    /// The shortest digits that read as the number, with the unit behind a space.
    fileprivate var text: String {
        let description = number.description
        let digits = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
        guard let unit else { return digits }
        return digits + " " + unit
    }
}

/// The role of a drawing to assistive technology, as WAI-ARIA 1.2 names it.
public enum AccessibilityRole: String, Sendable, CaseIterable {
    /// A share of work that is done.
    case progressBar = "progressbar"
    /// A measurement on a scale.
    case meter
    /// A clock that runs; changes of it are not announced.
    case timer
    /// A picture with a sentence.
    case image = "img"

    /// Whether the role has a value beside its label.
    public var hasValue: Bool {
        switch self {
        case .progressBar, .meter: true
        case .timer, .image: false
        }
    }
}

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
