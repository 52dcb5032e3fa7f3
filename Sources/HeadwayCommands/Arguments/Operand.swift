/// An argument of a command that is no option.
public struct Operand: Sendable, Equatable {
    /// What it is called in the help, such as `SLUG`.
    public let name: String

    /// Whether it may be left out.
    public let isOptional: Bool

    /// Whether there may be several; only for the last operand.
    public let isRepeatable: Bool

    /// What it is, a phrase for the help.
    public let help: String

    /// An operand of its parts.
    ///
    /// - Parameters:
    ///   - name: What it is called in the help, such as `SLUG`.
    ///   - isOptional: Whether it may be left out.
    ///   - isRepeatable: Whether there may be several.
    ///   - help: What it is.
    public init(_ name: String, isOptional: Bool = false, isRepeatable: Bool = false, help: String) {
        self.name = name
        self.isOptional = isOptional
        self.isRepeatable = isRepeatable
        self.help = help
    }

    /// The operand as a usage line writes it: `SLUG`, `[VALUE]`, `SLUG...`.
    var usage: String {
        let name = isRepeatable ? name + "..." : name
        return isOptional ? "[\(name)]" : name
    }
}
