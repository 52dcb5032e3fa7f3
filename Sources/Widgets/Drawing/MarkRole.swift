/// What a mark of a drawing stands for; its raw value is how surfaces and tests call it.
public enum MarkRole: String, Sendable, CaseIterable {
    /// The card behind everything.
    case card
    /// The strip of accent along the card's top.
    case edge
    /// The headline, or a line of it.
    case title
    /// The state in a word.
    case state
    /// The widget's icon.
    case icon
    /// The line under the headline.
    case hairline
    /// The figures of the percent.
    case number
    /// The percent sign beside the figures.
    case percentSign = "percent-sign"
    /// The whole length of the bar or ring.
    case track
    /// The part of the track that is done.
    case fill
    /// The capsule behind a part of the subtitle.
    case chip
    /// A part of the subtitle.
    case chipText = "chip-text"
    /// The subtitle as a line of its own.
    case subtitle
    /// The capsule behind the trend.
    case badge
    /// The trend's arrow.
    case badgeIcon = "badge-icon"
    /// The trend's word.
    case badgeText = "badge-text"
    /// The line over a row.
    case rowLine = "row-line"
    /// What a row's value is of.
    case rowLabel = "row-label"
    /// A row's value with its unit.
    case rowValue = "row-value"
    /// The capsule of a button.
    case button
    /// A button's icon.
    case buttonIcon = "button-icon"
    /// A button's text.
    case buttonText = "button-text"
    /// A sentence in place of the bar, where there is nothing to draw.
    case notice
}
