/// Reads one JSON string (RFC 8259 section 7) that begins at a quotation mark.
struct JSONStringReader {
    private let bytes: [UInt8]

    /// The offset of the next byte; after `string()`, the one behind the closing quotation mark.
    private(set) var position: Int

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The string's text, its escapes resolved.
    mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        var escaped: [UInt8]?
        var runStart = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let run = bytes[runStart..<position]
                position += 1
                guard var escaped else { return try text(of: run, startingAt: start) }
                escaped.append(contentsOf: run)
                return try text(of: escaped[...], startingAt: start)
            case UInt8(ascii: "\\"):
                var resolved = escaped ?? []
                resolved.append(contentsOf: bytes[runStart..<position])
                try appendEscape(to: &resolved)
                escaped = resolved
                runStart = position
            case 0x00..<0x20:
                throw JSONError(code: .controlCharacter, position: position)
            default:
                position += 1
            }
        }
        throw JSONError(code: .unexpectedEnd, position: bytes.count)
    }

    private func text(of bytes: ArraySlice<UInt8>, startingAt start: Int) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw JSONError(code: .malformedUTF8, position: start)
        }
        return text
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
        let start = position
        guard position + 1 < bytes.count else { throw JSONError(code: .unexpectedEnd, position: bytes.count) }
        let letter = bytes[position + 1]
        position += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            text.append(contentsOf: UTF8.encode(try scalar(from: start)) ?? UTF8.encodedReplacementCharacter)
        default: throw JSONError(code: .malformedEscape, position: start)
        }
    }

    /// The scalar of one `\u` escape, or of two that are a surrogate pair.
    private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let first = try hexUnit(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let lone = JSONError(code: .loneSurrogate, position: start)
        guard 0xD800..<0xDC00 ~= first, position + 1 < bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
        else { throw lone }
        position += 2
        let second = try hexUnit(from: start)
        guard 0xDC00..<0xE000 ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw lone }
        return scalar
    }

    private mutating func hexUnit(from start: Int) throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw JSONError(code: .unexpectedEnd, position: bytes.count) }
        var unit: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = hexDigit(byte) else { throw JSONError(code: .malformedEscape, position: start) }
            unit = unit << 4 | UInt32(digit)
        }
        position += 4
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
