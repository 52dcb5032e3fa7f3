extension String {
    /// Whether both texts are the same bytes in UTF-8; `==` would also equate canonically equivalent texts.
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }

    /// The number of Unicode code points, as the contract counts lengths, stopping once it is clear that it is over.
    func codePoints(exceed limit: Int) -> Bool {
        // A code point takes at least one byte, so most texts need no counting.
        utf8.count > limit && unicodeScalars.count > limit
    }

    /// Whether nothing but white space is in the text.
    var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    }
}
