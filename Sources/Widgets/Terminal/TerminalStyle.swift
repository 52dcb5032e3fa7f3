/// What a terminal can show.
public struct TerminalStyle: Sendable, Hashable {
    /// The width in cells; held in 10 to 400.
    public let columns: Int
    /// Whether colours are written, as 24-bit SGR sequences of ECMA-48; no when piped or `NO_COLOR` is set.
    public let hasColour: Bool
    /// Whether nothing but ASCII is written, for a locale that is not UTF-8.
    public let isASCII: Bool

    /// A style of its three facts; 80 columns, plain and in UTF-8 unless said otherwise.
    public init(columns: Int = 80, hasColour: Bool = false, isASCII: Bool = false) {
        self.columns = max(10, min(400, columns))
        self.hasColour = hasColour
        self.isASCII = isASCII
    }
}
