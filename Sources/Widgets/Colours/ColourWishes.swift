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
