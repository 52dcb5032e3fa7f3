internal import Widgets

/// Widths by code points alone; `Tests/Browser/fixed_measurer.js` computes the same.
struct FixedMeasurer: TextMeasurer {
    func width(of text: String, in font: Font) -> Double {
        var thousandths = 0
        for scalar in text.unicodeScalars {
            thousandths += 300 + Int(scalar.value % 97) * 7 + (font.weight.rawValue - 400) / 100
        }
        return font.size * Double(thousandths) / 1000
    }
}
