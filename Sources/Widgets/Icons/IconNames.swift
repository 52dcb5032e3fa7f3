/// The names by which widgets call their icons, with the glyphs that they stand for.
///
/// A program carries ``all`` of them. The browser's module leaves them out, being half as large without, and is given
/// them as a text once a widget has an icon.
public struct IconNames: Sendable {
    /// The names and code points of the font.
    let material: MaterialIcons
    /// The nearest icon of the font for each SF Symbol.
    let symbols: SortedLines

    /// All names that are known.
    public static let all = IconNames(
        material: MaterialIcons(SortedLines(materialIconLines)),
        symbols: SortedLines(sfSymbolLines)
    )

    /// The names in a text that `scripts/pack-site.py` makes.
    ///
    /// - Parameter text: The table of Material Design Icons, an empty line, and the table of SF Symbols. Of a text without
    ///   an empty line all is the first table.
    public init(_ text: [UInt8]) {
        let lineFeed = UInt8(ascii: "\n")
        var end = 0
        while end < text.count, text[end] != lineFeed || end + 1 == text.count || text[end + 1] != lineFeed { end += 1 }
        material = MaterialIcons(SortedLines(Array(text[..<end])))
        symbols = SortedLines(Array(text.dropFirst(end + 2)))
    }

    private init(material: MaterialIcons, symbols: SortedLines) {
        self.material = material
        self.symbols = symbols
    }

    /// The icon of a name.
    ///
    /// `mdi:NAME` is that Material Design icon. Any other name is an SF Symbol, which becomes the nearest Material Design
    /// icon, or else the Material Design icon of that name. Names are read in any case of ASCII letters. A name of which
    /// only the beginning is known gives the icon of that beginning; of anything else comes ``Icon/unknown``.
    public func icon(_ name: String) -> Icon {
        // Nothing in the tables is nearly as long as the contract's 128 characters, in UTF-8 at most 512 bytes.
        guard name.utf8.count <= 512 else { return .unknown }
        let key = name.utf8.map { byte in
            UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        }
        if key.starts(with: "mdi:".utf8) {
            return material.glyph(nearest: key.dropFirst(4)).map(Icon.init) ?? .unknown
        }
        return (SFSymbol(key).glyph(in: self) ?? material.glyph(key[...])).map(Icon.init) ?? .unknown
    }
}
