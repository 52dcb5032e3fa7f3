/// A glyph of the Material Design Icons font, found by the name that a widget gives its icon.
public struct Icon: Sendable, Hashable {
    /// The glyph's code point in the font, U+F0001 to U+F1FFF.
    public let glyph: Unicode.Scalar

    /// What stands for a name that nothing is known by: three plain shapes, so that no icon is ever a missing glyph.
    public static let unknown = Icon(glyph: "\u{F0832}")

    /// What stands for an icon while the names are still on their way: no glyph of the font, so that its place stays empty.
    public static let coming = Icon(glyph: "\u{F0000}")

    /// An arrow up, as for a trend.
    static let arrowUp = Icon(glyph: "\u{F005D}")
    /// An arrow down.
    static let arrowDown = Icon(glyph: "\u{F0045}")
    /// An arrow to the left.
    static let arrowLeft = Icon(glyph: "\u{F004D}")
    /// An arrow to the right.
    static let arrowRight = Icon(glyph: "\u{F0054}")
}
