public import Widgets

/// Measures text by classes of characters, the same everywhere; near enough to Inter for layouts to look as they will.
public struct ClassMeasurer: TextMeasurer, Sendable {
    /// A measurer.
    public init() {}

    /// The width of a text in points.
    public func width(of text: String, in font: Font) -> Double {
        let weight = 1 + Double(font.weight.rawValue - 400) / 6000
        return text.reduce(0) { $0 + em(of: $1) } * font.size * weight
    }

    private func em(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x200E, 0x200F: return 0
        case 0x20, 0xA0, 0x202F: return 0.28
        case _ where "ijl.,:;'|!·".contains(character): return 0.27
        case _ where "mwMW%…".contains(character): return 0.9
        case 0x30...0x39: return 0.63
        case 0x41...0x5A: return 0.68
        case ..<0x80: return 0.58
        case 0x1100...0xD7FF, 0x1F000...0x1FFFF: return 1.1
        default: return 0.62
        }
    }
}
