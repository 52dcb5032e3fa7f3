/// What a shell can say about a value before it is typed.
enum CompletionValue: Equatable {
    /// It is one of these words.
    case words([String])
    /// It is a file.
    case file
    /// It is a directory.
    case directory
    /// Nothing.
    case unknown

    private init(_ placeholder: String, _ choices: [String]) {
        self =
            if !choices.isEmpty {
                .words(choices)
            } else {
                switch placeholder {
                case "FILE": .file
                case "DIR": .directory
                default: .unknown
                }
            }
    }

    /// The value of an option; nil for an option without one.
    init?(of option: CommandOption) {
        guard let placeholder = option.placeholder else { return nil }
        self.init(placeholder, option.choices)
    }

    /// The operands of a command, as the first of them that can be completed.
    init(ofOperands operands: [Operand]) {
        self = operands.map { CompletionValue($0.name, $0.choices) }.first { $0 != .unknown } ?? .unknown
    }
}
