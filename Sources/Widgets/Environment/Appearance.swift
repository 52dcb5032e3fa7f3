/// Whether things are drawn on light or on dark ground.
public enum Appearance: String, Sendable, CaseIterable {
    /// Dark text on light cards.
    case light
    /// Light text on dark cards.
    case dark
}
