/// Numbers of SVG: at most three decimals, no exponent, the same digits on every machine.
public enum SVGNumber: Sendable {
    /// The text of a number; what is not finite or beyond a million becomes the nearest that is.
    public static func text(_ number: Double) -> String {
        let held = number.isNaN ? 0 : max(-1_000_000, min(1_000_000, number))
        let thousandths = Int64((held * 1000).rounded())
        let magnitude = thousandths.magnitude
        var text = thousandths < 0 ? "-" : ""
        text += "\(magnitude / 1000)"
        var rest = magnitude % 1000
        guard rest > 0 else { return text }
        text += "."
        var divisor: UInt64 = 100
        while rest > 0 {
            text += "\(rest / divisor)"
            rest %= divisor
            divisor /= 10
        }
        return text
    }
}
