/// The colours that a content asks for, as far as it does.
public struct ColourWishes: Sendable, Hashable {
    /// The colour of bar, number and edge.
    public let accent: Colour
    /// The colour of the card, or nil for the tinted one.
    public let background: Colour?
    /// The colour of texts, or nil for black or white.
    public let text: Colour?

    /// The wishes of a content: its accent, else that of its severity, else blue.
    init(_ content: WidgetContent) {
        accent = content.accentColour ?? content.severity?.accent.colour ?? NamedColour.blue.colour
        background = content.backgroundColour
        text = content.textColour
    }
}

extension Severity {
    /// The accent that it gives.
    public var accent: NamedColour {
        switch self {
        case .info: .blue
        case .warning: .orange
        case .critical: .red
        case .success: .green
        }
    }
}
