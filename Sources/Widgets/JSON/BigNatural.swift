/// A whole number of any size from 0, as much of it as reading decimals takes.
struct BigNatural {
    /// The number's digits to the base 2³², least first; the last is not 0.
    private var digits: [UInt32] = []

    /// A small number.
    init(_ number: UInt32) {
        if number != 0 { digits = [number] }
    }

    /// How many bits it takes to write; 0 for 0.
    var bitWidth: Int {
        guard let last = digits.last else { return 0 }
        return digits.count * 32 - last.leadingZeroBitCount
    }

    /// Multiplies by a small number and adds another.
    mutating func multiply(by factor: UInt32, adding term: UInt32 = 0) {
        var carry = UInt64(term)
        for index in digits.indices {
            carry += UInt64(digits[index]) * UInt64(factor)
            digits[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry != 0 { digits.append(UInt32(carry)) }
    }

    /// Multiplies by so many tens.
    mutating func multiply(byPowerOfTen exponent: Int) {
        var left = exponent
        while left >= 9 {
            multiply(by: 1_000_000_000)
            left -= 9
        }
        for _ in 0..<max(left, 0) { multiply(by: 10) }
    }

    /// Multiplies by so many twos.
    mutating func multiply(byPowerOfTwo exponent: Int) {
        guard !digits.isEmpty else { return }
        multiply(by: 1 << UInt32(exponent % 32))
        digits = Array(repeating: 0, count: exponent / 32) + digits
    }

    /// Subtracts a number unless that is greater; says whether it did.
    mutating func subtractIfPossible(_ other: BigNatural) -> Bool {
        guard other.digits.count <= digits.count else { return false }
        var difference = digits
        var borrow: Int64 = 0
        for index in difference.indices {
            borrow += Int64(digits[index])
            if index < other.digits.count { borrow -= Int64(other.digits[index]) }
            difference[index] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        guard borrow == 0 else { return false }
        while difference.last == 0 { difference.removeLast() }
        digits = difference
        return true
    }
}
