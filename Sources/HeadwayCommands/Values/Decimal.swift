/// A decimal number that is not negative, kept exactly: digits, of which so many stand after the point.
struct Decimal: Equatable {
    /// The digits as a whole number.
    private(set) var digits: Int64
    /// How many of the digits stand after the point.
    private(set) var scale: Int

    /// How many digits are accepted: as many as a `Double` tells apart (so quotients below stay exact to the last bit).
    static let digitLimit = 15

    /// Why a text is no such number.
    enum Refusal: Error {
        /// It is not written like a number.
        case malformed
        /// It has more digits than are accepted.
        case tooLong
    }

    /// Reads `6`, `0.42`, `.5` or `007`; no sign, no exponent.
    init(_ text: some StringProtocol) throws(Refusal) {
        digits = 0
        scale = 0
        var count = 0
        var sawPoint = false
        var sawDigit = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                sawDigit = true
                if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
                if sawPoint { scale += 1 }
                guard count <= Decimal.digitLimit, scale <= Decimal.digitLimit else { throw .tooLong }
                digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ".") where !sawPoint: sawPoint = true
            default: throw .malformed
            }
        }
        guard sawDigit else { throw .malformed }
    }

    /// The number divided by a power of ten: percent into a fraction is 2.
    func shifted(by places: Int) -> Decimal {
        var result = self
        result.scale += places
        return result
    }

    /// Whether the number is 0.
    var isZero: Bool { digits == 0 }

    /// The number as JSON writes it, with no zero that says nothing: `0.42`, `1`, `0`.
    var text: String {
        var digits = digits
        var scale = scale
        while scale > 0, digits % 10 == 0 {
            digits /= 10
            scale -= 1
        }
        guard scale > 0 else { return String(digits) }
        let written = String(digits)
        let padded = String(repeating: "0", count: max(scale + 1 - written.count, 0)) + written
        return padded.dropLast(scale) + "." + padded.suffix(scale)
    }

    /// Whether this number is greater than another one.
    func exceeds(_ other: Decimal) -> Bool {
        // Digits and scales are bounded, so neither product can overflow 128 bits.
        Int128(digits) * Decimal.power(other.scale) > Int128(other.digits) * Decimal.power(scale)
    }

    /// The share that this number is of another one, as the shortest decimal of the nearest `Double`.
    ///
    /// - Parameter whole: Not 0.
    /// - Returns: The quotient as JSON writes it, or nil when both numbers together have too many digits.
    func share(of whole: Decimal) -> String? {
        let left = Int128(digits) * Decimal.power(max(whole.scale - scale, 0))
        let right = Int128(whole.digits) * Decimal.power(max(scale - whole.scale, 0))
        let limit = Decimal.power(Decimal.digitLimit)
        guard left < limit, right < limit else { return nil }
        if left == right { return "1" }
        // Both are exact as `Double`, so the quotient is the nearest one, and below 1 when the share is.
        return Decimal.plain(Double(left) / Double(right))
    }

    /// The shortest text that reads as a number from 0 to 1, without an exponent.
    private static func plain(_ number: Double) -> String {
        let parts = number.description.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else {
            return number == 0 ? "0" : number.description
        }
        let digits = parts[0].filter { $0 != "." }
        let trimmed = digits.hasSuffix("0") && digits.count > 1 ? String(digits.dropLast()) : String(digits)
        return "0." + String(repeating: "0", count: -exponent - 1) + trimmed
    }

    private static func power(_ exponent: Int) -> Int128 {
        (0..<exponent).reduce(Int128(1)) { power, _ in power * 10 }
    }
}
