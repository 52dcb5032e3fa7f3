/// How a text looks in a terminal, as SGR parameters (ECMA-48, 8.3.117).
enum TerminalLook: Sendable {
    /// Strong.
    case bold
    /// Faint.
    case dim
    /// In a colour.
    case colour(Colour)
    /// On a colour.
    case ground(Colour)

    /// What ends every look.
    static let reset = "\u{1B}[0m"

    /// The sequence that begins these looks.
    static func sequence(_ looks: [TerminalLook]) -> String {
        "\u{1B}[" + looks.map { $0.parameters }.joined(by: ";") + "m"
    }

    private var parameters: String {
        switch self {
        case .bold: "1"
        case .dim: "2"
        case .colour(let colour): "38;2;\(colour.red);\(colour.green);\(colour.blue)"
        case .ground(let colour): "48;2;\(colour.red);\(colour.green);\(colour.blue)"
        }
    }
}
