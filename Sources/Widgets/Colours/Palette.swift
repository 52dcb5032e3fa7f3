/// The colours of a drawing, so chosen that all text is readable on its real ground.
struct Palette: Sendable {
    /// The card at its top; clear on the Lock Screen.
    var cardTop: Colour
    /// The card at its bottom.
    var cardBottom: Colour
    /// The strip along the top.
    var edge: Colour
    /// Headline and row labels' stronger form.
    var text: Colour
    /// Quieter text.
    var secondaryText: Colour
    /// Text in the accent below 24 points.
    var accentText: Colour
    /// Icons, and text in the accent from 24 points on.
    var largeAccentText: Colour
    /// A percent sign of 24 points or more, quieter than the number.
    var largeSign: Colour
    /// A percent sign below 24 points.
    var smallSign: Colour
    /// The done part of the bar.
    var fill: Colour
    /// The whole length of the bar.
    var track: Colour
    /// The line under the headline.
    var hairline: Colour
    /// The lines over rows.
    var rowLine: Colour
    /// Behind parts of the subtitle.
    var chip: Colour
    /// Parts of the subtitle.
    var chipText: Colour
    /// Behind the trend.
    var badge: Colour
    /// The trend.
    var badgeText: Colour
    /// The first button and the text on it.
    var firstButton: (ground: Colour, text: Colour)
    /// The second button and the text on it.
    var secondButton: (ground: Colour, text: Colour)
}

/// The colours that a content asks for, as far as it does.
public struct ColourWishes: Sendable, Hashable {
    /// The colour of bar, number and edge.
    public let accent: Colour
    /// The colour of the card, or nil for the tinted one.
    public let background: Colour?
    /// The colour of texts, or nil for black or white.
    public let text: Colour?

    /// The colors asked for.
    init(accent: Colour, background: Colour?, text: Colour?) {
        self.accent = accent
        self.background = background
        self.text = text
    }
}
