extension UInt8 {
    /// Whether the byte is one of `a` to `z` and `A` to `Z`.
    var isASCIILetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }

    /// Whether the byte is one of `0` to `9`.
    var isASCIIDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    /// Whether the byte is one of `a` to `z`, `A` to `Z` and `0` to `9`.
    public var isASCIILetterOrDigit: Bool {
        isASCIILetter || isASCIIDigit
    }
}

extension Unicode.Scalar {
    /// Whether Unicode's property White_Space holds; the same as `properties.isWhitespace`, without the table of all
    /// properties, which is a sixth of the browser's module.
    var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
