extension JSONNumber {
    /// No two neighbouring `Double`s have a middle of more digits; what comes after can only say which side of it.
    private static let significantDigits = 768

    /// The nearest `Double` of any number, by whole numbers of as many digits as it takes; nil when it is too large.
    ///
    /// The C library does as much, but brings 10 KB of streams into the browser's module, and its locale here.
    var nearestDouble: Double? {
        var digits = BigNatural(0)
        var count = 0
        var scale = 0
        var exponent = 0
        var isNegative = false
        var isExponentNegative = false
        var seenPoint = false
        var seenExponent = false
        var hasMore = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"):
                if seenExponent { isExponentNegative = true } else { isNegative = true }
            case UInt8(ascii: "."): seenPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): seenExponent = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = UInt32(byte - UInt8(ascii: "0"))
                if seenExponent {
                    exponent = min(exponent * 10 + Int(digit), 1_000_000_000)
                } else if count < JSONNumber.significantDigits {
                    digits.multiply(by: 10, adding: digit)
                    if digits.bitWidth > 0 { count += 1 }
                    if seenPoint { scale -= 1 }
                } else {
                    if digit != 0 { hasMore = true }
                    if !seenPoint { scale += 1 }
                }
            default: continue
            }
        }
        if hasMore {
            digits.multiply(by: 10, adding: 1)
            count += 1
            scale -= 1
        }
        scale += isExponentNegative ? -exponent : exponent
        guard count > 0, count + scale > -330 else { return isNegative ? -0.0 : 0 }
        guard count + scale < 311 else { return nil }
        let bits = JSONNumber.nearestBits(digits, scale: scale)
        guard bits < Double.infinity.bitPattern else { return nil }
        return Double(bitPattern: isNegative ? bits | 1 << 63 : bits)
    }

    /// The bits of the nearest `Double` to a number above 0 times a power of ten.
    private static func nearestBits(_ number: BigNatural, scale: Int) -> UInt64 {
        var numerator = number
        var denominator = BigNatural(1)
        if scale > 0 { numerator.multiply(byPowerOfTen: scale) } else { denominator.multiply(byPowerOfTen: -scale) }
        // The quotient gets 54 to 56 bits, two more than are kept; fewer where Doubles themselves have fewer.
        let exponent = max(numerator.bitWidth - denominator.bitWidth - 55, -1076)
        if exponent > 0 {
            denominator.multiply(byPowerOfTwo: exponent)
        } else {
            numerator.multiply(byPowerOfTwo: -exponent)
        }
        denominator.multiply(byPowerOfTwo: 55)
        var quotient: UInt64 = 0
        for _ in 0..<56 {
            quotient = quotient << 1 | (numerator.subtractIfPossible(denominator) ? 1 : 0)
            numerator.multiply(by: 2)
        }
        // Half to even; what is left of the division counts as one more bit.
        let dropped = max(64 - quotient.leadingZeroBitCount - 53, -1074 - exponent)
        let kept = quotient >> UInt64(dropped)
        let half: UInt64 = 1 << UInt64(dropped - 1)
        let rest = quotient & (2 * half - 1)
        let isAbove = rest > half || rest == half && numerator.bitWidth > 0
        let rounded = kept + (isAbove || rest == half && kept & 1 == 1 ? 1 : 0)
        // The first bit of a full mantissa is left out, and so adds one to the exponent.
        return UInt64(exponent + dropped + 1074) << 52 + rounded
    }
}
