/// The colors of a drawing, so chosen that all text is readable on its real ground.
struct Palette: Sendable {
    /// The card at its top; clear on the Lock Screen.
    var cardTop: Color
    /// The card at its bottom.
    var cardBottom: Color
    /// The strip along the top.
    var edge: Color
    /// Headline and row labels' stronger form.
    var text: Color
    /// Quieter text.
    var secondaryText: Color
    /// Text in the accent below 24 points.
    var accentText: Color
    /// Icons, and text in the accent from 24 points on.
    var largeAccentText: Color
    /// A percent sign of 24 points or more, quieter than the number.
    var largeSign: Color
    /// A percent sign below 24 points.
    var smallSign: Color
    /// The done part of the bar.
    var fill: Color
    /// The whole length of the bar.
    var track: Color
    /// The line under the headline.
    var hairline: Color
    /// The lines over rows.
    var rowLine: Color
    /// Behind parts of the subtitle.
    var chip: Color
    /// Parts of the subtitle.
    var chipText: Color
    /// Behind the trend.
    var badge: Color
    /// The trend.
    var badgeText: Color
    /// The first button and the text on it.
    var firstButton: (ground: Color, text: Color)
    /// The second button and the text on it.
    var secondButton: (ground: Color, text: Color)
}

/// The colors that a content asks for, as far as it does.
public struct ColorWishes: Sendable, Hashable {
    /// The color of bar, number and edge.
    public let accent: Color
    /// The color of the card, or nil for the tinted one.
    public let background: Color?
    /// The color of texts, or nil for black or white.
    public let text: Color?

    /// The colors asked for.
    init(accent: Color, background: Color?, text: Color?) {
        self.accent = accent
        self.background = background
        self.text = text
    }
}
