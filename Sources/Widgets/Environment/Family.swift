/// The shapes in which a widget is drawn; the raw value is the name in tools and addresses.
public enum Family: String, Sendable, CaseIterable {
    /// A square on the Home Screen.
    case small
    /// Two squares side by side on the Home Screen.
    case medium
    /// Four squares on the Home Screen.
    case large
    /// A ring on the Lock Screen.
    case circular
    /// A bar with texts on the Lock Screen.
    case rectangular
    /// One line over the clock of the Lock Screen.
    case inline

    /// The size in points.
    public var size: Size {
        switch self {
        case .small: Size(width: 170, height: 170)
        case .medium: Size(width: 364, height: 170)
        case .large: Size(width: 364, height: 382)
        case .circular: Size(width: 76, height: 76)
        case .rectangular: Size(width: 172, height: 76)
        case .inline: Size(width: 257, height: 26)
        }
    }

    /// Whether it stands on the Lock Screen: one color on whatever is behind, no buttons, no stale look.
    public var isOnLockScreen: Bool {
        switch self {
        case .small, .medium, .large: false
        case .circular, .rectangular, .inline: true
        }
    }
}
