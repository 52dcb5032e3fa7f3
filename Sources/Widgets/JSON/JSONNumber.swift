/// A JSON number as it was written: `0.80` stays `0.80`, and digits beyond the precision of a `Double` are kept.
public struct JSONNumber: Sendable, Equatable {
    /// The number's text, in the grammar of RFC 8259 section 6.
    public let text: String

    /// A number whose text has been checked against the grammar already.
    init(checked text: String) {
        self.text = text
    }

    /// A whole number.
    public init(_ number: Int) {
        text = String(number)
    }

    /// The nearest `Double`, or nil when the number is too large for one (`1e400`).
    ///
    /// Short decimals, nearly all there are, take an exact path: both the digits and the power of ten are exact as
    /// `Double`, so one division or multiplication rounds correctly (W. Clinger, 1990). The rest are rounded by ``nearestDouble``.
    public var double: Double? {
        var mantissa: UInt64 = 0
        var digits = 0
        var scale = 0
        var seenPoint = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                guard digits <= 15 else { return nearestDouble }
                mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
                if seenPoint { scale += 1 }
            case UInt8(ascii: "."): seenPoint = true
            case UInt8(ascii: "-"): continue
            default: return nearestDouble
            }
        }
        let size = Double(mantissa) / JSONNumber.powersOfTen[scale]
        return text.utf8.first == UInt8(ascii: "-") ? -size : size
    }

    /// The whole number that this is (`60`, `60.0` and `6e1` are all 60), or nil when it has a rest or is out of range.
    public var integer: Int? {
        guard let double else { return nil }
        return Int(exactly: double)
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
