#if arch(wasm32)
    internal import CBrowser
    internal import Widgets

    /// Measures text by asking the page, which has a canvas and the fonts.
    struct BrowserMeasurer: TextMeasurer {
        func width(of text: String, in font: Font) -> Double {
            var text = text
            return text.withUTF8 { bytes in
                headway_text_width(bytes.baseAddress, UInt32(bytes.count), font.size, UInt32(font.weight.rawValue))
            }
        }
    }
#endif
