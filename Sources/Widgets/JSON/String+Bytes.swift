extension String {
    /// Whether both texts are the same bytes in UTF-8; `==` would also equate canonically equivalent texts.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
    }

    /// Whether the text comes before another one in the order of their bytes in UTF-8.
    func precedesInBytes(_ other: String) -> Bool {
        let (bytes, others) = (utf8Span.span, other.utf8Span.span)
        for index in 0..<min(bytes.count, others.count) where bytes[index] != others[index] {
            return bytes[index] < others[index]
        }
        return bytes.count < others.count
    }

    /// Whether the text has the bytes of a text that is part of the program.
    func hasSameBytes(as key: StaticString) -> Bool {
        guard utf8.count == key.utf8CodeUnitCount else { return false }
        let bytes = utf8Span.span
        for index in bytes.indices where bytes[index] != key.utf8Start[index] { return false }
        return true
    }

    /// Whether the text is longer than `limit` Unicode code points, as the contract counts lengths.
    func codePoints(exceed limit: Int) -> Bool {
        // A code point takes at least one byte, so most texts need no counting.
        utf8.count > limit && unicodeScalars.count > limit
    }

    /// The first code points, at most `count`: enough of a hostile text to know it by.
    func firstCodePoints(_ count: Int) -> String {
        String(unicodeScalars.prefix(count))
    }

    /// Whether nothing but white space and control characters is in the text.
    var isBlank: Bool {
        unicodeScalars.allSatisfy { scalar in
            scalar.value <= 0x20 || (!scalar.isASCII && scalar.isWhiteSpace)
        }
    }

    /// The text with the letters A to Z in lower case; others, such as the Kelvin sign, stay as they are.
    var asciiLowercased: String {
        guard utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else { return self }
        let bytes = utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [String] {
    /// Whether one of the texts has the same bytes in UTF-8.
    func containsBytes(of text: String) -> Bool {
        let count = text.utf8.count
        for index in indices where self[index].utf8.count == count && self[index].hasSameBytes(as: text) { return true }
        return false
    }
}
