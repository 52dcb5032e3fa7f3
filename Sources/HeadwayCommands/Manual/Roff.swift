/// Text in the language of manual pages, man(7).
enum Roff {
    /// A text that is shown as it is, within a line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal + "]"
            }
        }
        return result
    }

    /// A line of text; one that begins with a dot would be a command.
    static func line(_ text: String) -> String {
        let escaped = escaped(text)
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    /// An item: what it is called in bold letters, what is to be put in its place in slanted ones, and a text.
    static func item(_ name: String, _ placeholder: String? = nil, text: String) -> [String] {
        let value = placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return [".TP", "\\fB\(escaped(name))\\fR\(value)", line(text)]
    }
}
