/// Light or dark background.
public enum Appearance: String, Sendable, CaseIterable {
    /// Dark text on light cards.
    case light
    /// Light text on dark cards.
    case dark
}
