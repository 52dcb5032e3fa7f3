extension String {
    /// The text as one line: line breaks, tabs and other control characters become spaces, of several spaces one is left,
    /// and none at the ends.
    var line: String {
        var line = ""
        var isAfterSpace = true
        for scalar in unicodeScalars {
            if scalar.isBlank {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, !line.unicodeScalars.isEmpty { line.unicodeScalars.append(" ") }
            isAfterSpace = false
            line.unicodeScalars.append(scalar)
        }
        return line
    }

    /// The parts of a subtitle between separators, each as one line, without empty ones.
    func parts(between separators: [Unicode.Scalar]) -> [String] {
        unicodeScalars.split { separators.contains($0) }
            .map { String($0).line }
            .filter { !$0.isEmpty }
    }
}

extension Unicode.Scalar {
    /// Whether nothing is seen of it but a gap: a space that breaks, a control character, a line separator.
    fileprivate var isBlank: Bool {
        switch value {
        case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000, 0xFEFF, 0xFFFE...0xFFFF:
            true
        default: false
        }
    }
}

extension [String] {
    /// The texts in one, with `separator` between them.
    func joined(by separator: String) -> String {
        var text = ""
        for (index, part) in enumerated() {
            if index > 0 { text += separator }
            text += part
        }
        return text
    }
}
