/// Where a text begins.
public enum TextDirection: Sendable, Hashable {
    /// At the left, as in English.
    case leftToRight
    /// At the right, as in Arabic and Hebrew.
    case rightToLeft
}
