extension String {
    /// The text as it stands in XML 1.0, in an element or a quoted attribute; characters that XML forbids are left out.
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x26: escaped += "&amp;"
            case 0x3C: escaped += "&lt;"
            case 0x3E: escaped += "&gt;"
            case 0x22: escaped += "&quot;"
            case 0x27: escaped += "&#39;"
            case 0x9, 0xA, 0xD: escaped += "&#\(scalar.value);"
            case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: escaped.unicodeScalars.append(scalar)
            default: continue
            }
        }
        return escaped
    }
}
