/// How a command is called: everything that its arguments are parsed by and its help is made of.
public struct Synopsis: Sendable, Equatable {
    /// The words that call the command, such as `["keys", "create"]`.
    public let words: [String]

    /// The operands in their order; the ones that may be left out stand last.
    public let operands: [Operand]

    /// The options, without `--help`, which every command has.
    public let options: [CommandOption]

    /// What the command is for: one sentence.
    public let purpose: String

    /// Further paragraphs for the help.
    public let notes: [String]

    /// Command lines that work, without `headway`.
    public let examples: [String]

    /// A synopsis of its parts.
    ///
    /// - Parameters:
    ///   - words: The words that call the command, one or two.
    ///   - operands: The operands in their order.
    ///   - options: The options, without `--help`.
    ///   - purpose: What the command is for: one sentence.
    ///   - notes: Further paragraphs for the help.
    ///   - examples: Command lines that work, without `headway`.
    public init(
        _ words: String...,
        operands: [Operand] = [],
        options: [CommandOption] = [],
        purpose: String,
        notes: [String] = [],
        examples: [String]
    ) {
        self.words = words
        self.operands = operands
        self.options = options
        self.purpose = purpose
        self.notes = notes
        self.examples = examples
    }

    /// The command as it is typed, such as `headway keys create`.
    var call: String {
        "headway " + words.joined(separator: " ")
    }
}
