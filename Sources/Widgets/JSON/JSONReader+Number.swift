extension JSONReader {
    /// The number that begins here, as it is written (RFC 8259 section 6).
    mutating func number() throws(JSONError) -> JSONNumber {
        let start = position
        if peek(UInt8(ascii: "-")) { position += 1 }
        if peek(UInt8(ascii: "0")) {
            position += 1
            // A second digit after a leading zero is what is wrong.
            if isAtDigit { throw failure(.malformedNumber) }
        } else {
            try digits()
        }
        if peek(UInt8(ascii: ".")) {
            position += 1
            try digits()
        }
        if peek(UInt8(ascii: "e")) || peek(UInt8(ascii: "E")) {
            position += 1
            if peek(UInt8(ascii: "+")) || peek(UInt8(ascii: "-")) { position += 1 }
            try digits()
        }
        return JSONNumber(checked: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Skips digits, of which there must be one.
    private mutating func digits() throws(JSONError) {
        guard isAtDigit else { throw failure(.malformedNumber) }
        repeat { position += 1 } while isAtDigit
    }

    private var isAtDigit: Bool {
        position < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position]
    }
}
