/// Knows how wide text is where it will be drawn: Pango, the browser's canvas and SwiftUI each have one.
///
/// It is a generic constraint only, for Embedded Swift has no existentials.
public protocol TextMeasurer {
    /// The width of one line of text in points, kerning and fallback fonts included.
    func width(of text: String, in font: Font) -> Double
}

/// A measurer of any type.
///
/// A canvas holds one, so that layouts are compiled once and templates can be called without knowing the surface.
struct AnyMeasurer: TextMeasurer {
    private let measure: (String, Font) -> Double

    init<Measurer: TextMeasurer>(_ measurer: Measurer) {
        measure = { text, font in measurer.width(of: text, in: font) }
    }

    func width(of text: String, in font: Font) -> Double {
        measure(text, font)
    }
}
