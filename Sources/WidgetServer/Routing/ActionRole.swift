/// Which action of a widget is meant.
enum ActionRole: String, Sendable, CaseIterable {
    /// The first button.
    case primary
    /// The second button.
    case secondary
    /// The widget itself.
    case tap
}
