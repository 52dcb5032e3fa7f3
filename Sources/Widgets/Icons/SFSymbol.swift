/// The name of an SF Symbol, which is Apple's, taken apart to find the nearest Material Design icon.
///
/// A name is words between dots: a symbol, then its forms, `bell.badge.fill`, `person.circle`, `wifi.slash`. The table has
/// symbols; the forms become those of Material Design: `-outline` without `.fill`, `-circle`, `-box`, `-off`, `-plus` and
/// so on, wherever the font has them. Forms that it has not are dropped.
struct SFSymbol {
    private let name: [UInt8]

    init(_ name: [UInt8]) {
        self.name = name
    }

    /// The nearest glyph, or nil when no word of the name is known.
    func glyph(in names: IconNames) -> Unicode.Scalar? {
        if let entry = Self.entry(name[...], in: names) {
            return IconForm(isFilled: isFilled).glyph(of: entry, in: names.material)
        }
        var words = name.split(separator: UInt8(ascii: "."))
        words.removeAll { $0.elementsEqual("fill".utf8) }
        // The longest beginning that is a symbol; what follows are forms.
        for count in stride(from: words.count, to: 0, by: -1) {
            let symbol = Array(words[..<count].joined(separator: ".".utf8))
            if let entry = Self.entry(symbol[...], in: names) ?? Self.entryOfCharacter(symbol) {
                return IconForm(words[count...], isFilled: isFilled).glyph(of: entry, in: names.material)
            }
        }
        // Something new or someone's own, such as `custom.wrench`: any word of it says more than plain shapes.
        for (index, word) in words.enumerated().dropFirst() {
            if let entry = Self.entry(word, in: names) {
                return IconForm(words[(index + 1)...], isFilled: isFilled).glyph(of: entry, in: names.material)
            }
        }
        return nil
    }

    private var isFilled: Bool {
        name.split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual("fill".utf8) }
    }

    /// What the table says beside a symbol: the name of a filled icon, or a name with `=` after it to be taken as it is.
    private static func entry(_ symbol: ArraySlice<UInt8>, in names: IconNames) -> [UInt8]? {
        names.symbols.withLine(notAfter: symbol, isKeyByte: { $0 != UInt8(ascii: " ") }) { line in
            guard line.count > symbol.count, line[symbol.count] == UInt8(ascii: " "),
                line.prefix(symbol.count).elementsEqual(symbol)
            else { return nil }
            return Array(line.dropFirst(symbol.count + 1))
        }
    }

    /// The icon of a letter or a number, `a`, `7`, which are symbols too.
    private static func entryOfCharacter(_ symbol: [UInt8]) -> [UInt8]? {
        guard let first = symbol.first, symbol.count <= 2 else { return nil }
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "z") where symbol.count == 1: return Array("alpha-".utf8) + symbol
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return Array("numeric-".utf8) + symbol
        default: return nil
        }
    }
}
