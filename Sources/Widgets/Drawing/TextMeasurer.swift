/// Knows how wide text is where it will be drawn: Pango, the browser's canvas and SwiftUI each have one.
///
/// It is a generic constraint only, for Embedded Swift has no existentials.
public protocol TextMeasurer {
    /// The width of one line of text in points, kerning and fallback fonts included.
    func width(of text: String, in font: Font) -> Double
}
