public import Widgets

/// Measures text with the fonts and the engine that pictures are drawn with.
public struct PangoMeasurer: TextMeasurer, Sendable {
    private let renderer: PictureRenderer

    init(_ renderer: PictureRenderer) {
        self.renderer = renderer
    }

    /// The width of one line of text in points, kerning and fallback fonts included.
    ///
    /// A text that Pango has no memory for is as wide as if each of its letters were half an em.
    public func width(of text: String, in font: Font) -> Double {
        renderer.width(of: text, in: font)
    }
}
