/// An option of a command: its name, what its value is called, and what it does.
public struct CommandOption: Sendable, Equatable {
    /// The name with its dashes, such as `--label`.
    public let name: String

    /// What the value is called in the help, such as `TEXT`; nil for an option without a value.
    public let placeholder: String?

    /// Whether every value counts when the option is given more than once; else the last one does.
    public let isRepeatable: Bool

    /// The words that the value is one of, for shells to complete; empty where it may be anything.
    public let choices: [String]

    /// What the option does, a phrase for the help.
    public let help: String

    /// An option with a value, or without one.
    ///
    /// - Parameters:
    ///   - name: The name with its dashes, such as `--label`.
    ///   - placeholder: What the value is called; nil for none.
    ///   - isRepeatable: Whether every value counts.
    ///   - choices: The words that the value is one of.
    ///   - help: What the option does.
    public init(
        _ name: String,
        _ placeholder: String? = nil,
        isRepeatable: Bool = false,
        choices: [String] = [],
        help: String
    ) {
        self.name = name
        self.placeholder = placeholder
        self.isRepeatable = isRepeatable
        self.choices = choices
        self.help = help
    }

    /// The option that every command has.
    static let help = CommandOption("--help", help: "show this help (also -h)")

    /// The option of every command that talks to a server.
    static let server = CommandOption("--server", "URL", help: "the server's address, in place of HEADWAY_URL")

    /// The option of commands that print a widget.
    static let json = CommandOption("--json", help: "print JSON instead, as the server sends it")

    /// The option of every command that works on the store.
    public static let data = CommandOption(
        "--data",
        "DIR",
        help: "the data directory; HEADWAY_DATA, else ~/.local/share/headway, when not given"
    )

    /// The option of commands that work on one of several accounts.
    public static let account = CommandOption(
        "--account",
        "NICKNAME",
        help: "the account; the first one when not given"
    )
}
