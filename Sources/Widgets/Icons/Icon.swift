/// A glyph of the Material Design Icons font, found by the name that a widget gives its icon.
public struct Icon: Sendable, Hashable {
    /// The glyph's code point in the font, U+F0001 to U+F1FFF.
    public let glyph: Unicode.Scalar

    /// What stands for a name that nothing is known by: three plain shapes, so that no icon is ever a missing glyph.
    public static let unknown = Icon(glyph: MaterialIcons.shapes)

    /// The icon of a name.
    ///
    /// `mdi:NAME` is that Material Design icon. Any other name is an SF Symbol, which becomes the nearest Material Design
    /// icon, or else the Material Design icon of that name. Names are read in any case of ASCII letters. A name of which
    /// only the beginning is known gives the icon of that beginning; of anything else comes ``unknown``.
    public static func named(_ name: String) -> Icon {
        // Nothing in the tables is nearly as long as the contract's 128 characters, in UTF-8 at most 512 bytes.
        guard name.utf8.count <= 512 else { return unknown }
        let key = name.utf8.map { byte in
            UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        }
        if key.starts(with: "mdi:".utf8) {
            return Icon(glyph: MaterialIcons.glyph(nearest: key.dropFirst(4)) ?? MaterialIcons.shapes)
        }
        if let glyph = SFSymbol(key).glyph ?? MaterialIcons.glyph(key[...]) {
            return Icon(glyph: glyph)
        }
        return unknown
    }
}
