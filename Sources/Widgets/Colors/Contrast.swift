/// The contrast between colors as WCAG 2.2 measures it.
public enum Contrast: Sendable {
    /// What text must reach below 24 points.
    public static let text = 4.5
    /// What text must reach from 24 points on.
    public static let largeText = 3.0

    /// The contrast ratio of two opaque colors, 1 to 21, in either order.
    public static func ratio(_ one: Color, _ other: Color) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance of an opaque color, 0 to 1 (WCAG 2.2, "relative luminance").
    public static func luminance(_ color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// A channel without its gamma.
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 is base² times the fifth root of base²; the core has no `pow`.
        return base * base * fifthRoot(base * base)
    }

    /// The fifth root of a number in 0 to 1 by Newton's method, which is exact to a few last bits after eight steps here.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<12 {
            let fourth = root * root * root * root
            root -= (fourth * root - number) / (5 * fourth)
        }
        return root
    }
}
