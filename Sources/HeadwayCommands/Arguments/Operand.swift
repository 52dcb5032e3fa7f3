/// An argument of a command that is no option.
public struct Operand: Sendable, Equatable {
    /// What it is called in the help, such as `SLUG`.
    public let name: String

    /// Whether it may be left out.
    public let isOptional: Bool

    /// Whether there may be several; only for the last operand.
    public let isRepeatable: Bool

    /// The words that it is one of, for shells to complete; empty where it may be anything.
    public let choices: [String]

    /// What it is, a phrase for the help.
    public let help: String

    /// An operand of its parts.
    ///
    /// - Parameters:
    ///   - name: What it is called in the help, such as `SLUG`.
    ///   - isOptional: Whether it may be left out.
    ///   - isRepeatable: Whether there may be several.
    ///   - choices: The words that it is one of.
    ///   - help: What it is.
    public init(
        _ name: String,
        isOptional: Bool = false,
        isRepeatable: Bool = false,
        choices: [String] = [],
        help: String
    ) {
        self.name = name
        self.choices = choices
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
