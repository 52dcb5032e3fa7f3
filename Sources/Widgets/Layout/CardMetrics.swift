/// The measures of a card on the Home Screen, in points.
struct CardMetrics: Sendable {
    /// From the card's edge to what stands on it.
    static let padding = 16.0
    /// How high the strip of accent is.
    static let edgeHeight = 3.0
    /// The radius of the card's corners.
    static let radius = 26.0
    /// The middle of headline and icon.
    static let headerMiddle = 24.5
    /// Between headline and icon.
    static let headerGap = 8.0
    /// The line under the headline.
    static let hairlineTop = 44.0
    /// How thick lines are.
    static let lineHeight = 1.0
    /// How high a button is.
    static let buttonHeight = 30.0
    /// Between two buttons.
    static let buttonGap = 8.0
    /// How high a chip is.
    static let chipHeight = 20.0
    /// Between two chips, either way.
    static let chipGap = 6.0
    /// From a chip's end to its text.
    static let chipPadding = 9.0
    /// The font of chips.
    static let chipFont = Font(size: 11, weight: .medium)
    /// The font of buttons.
    static let buttonFont = Font(size: 13, weight: .semibold)

    /// The whole card.
    let card: Rect
    /// The font of the headline.
    let titleFont: Font
    /// The side of the icon's square.
    let iconSide: Double

    init(_ family: Family) {
        card = Rect(family.size)
        titleFont = Font(size: family == .large ? 16 : 14, weight: .semibold)
        iconSide = family == .large ? 20 : 18
    }

    /// What stands on the card stays in here.
    var inner: Rect {
        card.inset(x: CardMetrics.padding, y: CardMetrics.padding)
    }
}
