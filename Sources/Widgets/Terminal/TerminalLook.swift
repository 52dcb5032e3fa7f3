/// How a text looks in a terminal, as SGR parameters (ECMA-48, 8.3.117).
enum TerminalLook: Sendable {
    /// Strong.
    case bold
    /// Faint.
    case dim
    /// In a color.
    case color(Color)
    /// On a color.
    case ground(Color)

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
        case .color(let color): "38;2;\(color.red);\(color.green);\(color.blue)"
        case .ground(let color): "48;2;\(color.red);\(color.green);\(color.blue)"
        }
    }
}

/// What a terminal can show.
public struct TerminalStyle: Sendable, Hashable {
    /// The width in cells; held in 10 to 400.
    public let columns: Int
    /// Whether colors are written, as 24-bit SGR sequences of ECMA-48; no when piped or `NO_COLOR` is set.
    public let hasColor: Bool
    /// Whether nothing but ASCII is written, for a locale that is not UTF-8.
    public let isASCII: Bool

    /// A style of its three facts; 80 columns, plain and in UTF-8 unless said otherwise.
    public init(columns: Int = 80, hasColor: Bool = false, isASCII: Bool = false) {
        self.columns = max(10, min(400, columns))
        self.hasColor = hasColor
        self.isASCII = isASCII
    }
}
