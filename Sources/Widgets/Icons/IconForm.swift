/// The forms that the end of an SF Symbol's name asks for, in the words of Material Design Icons.
struct IconForm {
    private var isFilled: Bool
    /// The sign in a corner, such as `-plus`; or nothing.
    private var badge = ""
    /// Struck through, `-off`; or nothing.
    private var slash = ""
    /// What it stands in, `-circle` or `-box`; or nothing.
    private var enclosure = ""

    /// The forms named by the words after the symbol; words without a counterpart are passed over.
    init(_ words: ArraySlice<ArraySlice<UInt8>> = [], isFilled: Bool) {
        self.isFilled = isFilled
        for word in words {
            if word.elementsEqual("slash".utf8) {
                slash = "-off"
            } else if word.elementsEqual("circle".utf8) {
                enclosure = "-circle"
            } else if word.elementsEqual("square".utf8) {
                enclosure = "-box"
            } else if let badge = Self.badge(word) {
                self.badge = badge
            }
        }
    }

    /// The glyph of an entry of the table in the most of these forms that the font has.
    func glyph(of entry: [UInt8], in icons: MaterialIcons) -> Unicode.Scalar? {
        // An icon of mere lines, whose outline would be hollow lines, or the level of a battery. In a circle or with a
        // badge it is one like any other.
        let isFixed = entry.last == UInt8(ascii: "=")
        let icon = isFixed ? Array(entry.dropLast()) : entry
        for form in [badge + slash + enclosure, slash, badge, enclosure].filter({ !$0.isEmpty }) + [""] {
            let name = icon + Array(form.utf8)
            let hasOutline = !isFilled && (!isFixed || !form.isEmpty)
            if hasOutline, let glyph = icons.glyph((name + Array("-outline".utf8))[...]) { return glyph }
            if let glyph = icons.glyph(name[...]) { return glyph }
        }
        return nil
    }

    /// The Material Design form of what follows `badge` or stands beside a symbol, or nil.
    private static func badge(_ word: ArraySlice<UInt8>) -> String? {
        let forms: [(String, String)] = [
            ("badge", "-badge"), ("checkmark", "-check"), ("clock", "-clock"), ("ellipsis", "-badge"),
            ("exclamationmark", "-alert"), ("gearshape", "-cog"), ("key", "-key"), ("lock", "-lock"),
            ("minus", "-minus"), ("person", "-account"), ("plus", "-plus"), ("questionmark", "-question"),
            ("trianglebadge", "-alert"), ("xmark", "-remove"),
        ]
        for (symbol, form) in forms where symbol.utf8.elementsEqual(word) {
            return form
        }
        return nil
    }
}
