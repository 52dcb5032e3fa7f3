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
