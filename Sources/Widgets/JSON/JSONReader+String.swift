extension JSONReader {
    /// The text of the string whose quotation mark stands here, its escapes resolved (RFC 8259 section 7).
    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return try text(start..<position)
            case UInt8(ascii: "\\"): return try stringWithEscapes(startingAt: start)
            case 0x00..<0x20: throw failure(.controlCharacter)
            default: position += 1
            }
        }
        throw failure(.unexpectedEnd)
    }

    /// The rest of a string that has an escape here and so cannot be taken as it stands.
    private mutating func stringWithEscapes(startingAt start: Int) throws(JSONError) -> String {
        var text = try text(start..<position)
        var runStart = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                text += try self.text(runStart..<position)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += try self.text(runStart..<position)
                text.unicodeScalars.append(try escape())
                runStart = position
            case 0x00..<0x20: throw failure(.controlCharacter)
            default: position += 1
            }
        }
        throw failure(.unexpectedEnd)
    }

    /// The bytes of a range as text; they must be UTF-8.
    private func text(_ range: Range<Int>) throws(JSONError) -> String {
        do throws(UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: bytes.span.extracting(range)))
        } catch {
            throw JSONError(code: .malformedUTF8, position: range.lowerBound + error.byteOffsets.lowerBound)
        }
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard position + 1 < bytes.count else { throw JSONError(code: .unexpectedEnd, position: bytes.count) }
        let scalar: Unicode.Scalar
        switch bytes[position + 1] {
        case UInt8(ascii: "\""): scalar = "\""
        case UInt8(ascii: "\\"): scalar = "\\"
        case UInt8(ascii: "/"): scalar = "/"
        case UInt8(ascii: "b"): scalar = "\u{8}"
        case UInt8(ascii: "f"): scalar = "\u{C}"
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "r"): scalar = "\r"
        case UInt8(ascii: "t"): scalar = "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw failure(.malformedEscape)
        }
        position += 2
        return scalar
    }

    /// The scalar of one `\u` escape, or of two that are a surrogate pair.
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        let first = try hexUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let lone = JSONError(code: .loneSurrogate, position: start)
        guard 0xD800..<0xDC00 ~= first, position + 1 < bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        else { throw lone }
        let second = try hexUnit()
        guard 0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw lone }
        return scalar
    }

    /// The four digits of the `\u` escape that stands here.
    private mutating func hexUnit() throws(JSONError) -> UInt32 {
        guard position + 6 <= bytes.count else { throw JSONError(code: .unexpectedEnd, position: bytes.count) }
        var unit: UInt32 = 0
        for byte in bytes[position + 2..<position + 6] {
            guard let digit = hexDigit(byte) else { throw failure(.malformedEscape) }
            unit = unit << 4 | UInt32(digit)
        }
        position += 6
        return unit
    }
}

/// The value of a hexadecimal digit in ASCII, or nil for any other byte.
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
