extension UInt8 {
    /// True for `0` to `9`.
    @inlinable public var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    /// True for `0` to `9` and `a` to `f`.
    @inlinable public var isLowercaseHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self) }

    /// The byte, with `A` to `Z` in lower case.
    @inlinable public var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    /// True for a space or a tab, the blanks of header fields (RFC 9110, section 5.6.3).
    @inlinable public var isBlank: Bool { self == 0x20 || self == 0x09 }
}
