/// What a shape is filled with, or a line drawn with.
public enum Paint: Sendable, Hashable {
    /// One colour, perhaps translucent.
    case solid(Colour)
    /// A gradient.
    case gradient(LinearGradient)
}
