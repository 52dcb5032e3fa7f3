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
