/// The colours that a content asks for, as far as it does.
public struct ColourWishes: Sendable, Hashable {
    /// The colour of bar, number and edge.
    public let accent: Colour
    /// The colour of the card, or nil for the tinted one.
    public let background: Colour?
    /// The colour of texts, or nil for black or white.
    public let text: Colour?

    /// The wishes of a content, the accent as its template has it.
    init(_ content: WidgetContent, accent: Colour) {
        self.accent = accent
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
