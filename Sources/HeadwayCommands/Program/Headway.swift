/// The program: finds the command that is called, runs it and reports how it ended.
public struct Headway: Sendable {
    /// The commands, in the order of the help.
    public let commands: [Command]

    /// A program of these commands, and of those that tell of them.
    public init(commands: [Command]) {
        let synopses = commands.map(\.synopsis) + [.completions, .manual]
        self.commands =
            commands + [
                Command(.completions) { (arguments, context) throws(CommandError) in
                    try CompletionsCommand.run(arguments, context, synopses)
                },
                Command(.manual) { (_, context) throws(CommandError) in
                    try context.print(ManualPage.text(of: synopses))
                },
            ]
    }

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - context: What the command may touch.
    /// - Returns: The exit status; what was wrong has been said on standard error.
    public func run(_ arguments: [String], in context: CommandContext) -> ExitCode {
        var called: Synopsis?
        do throws(CommandError) {
            try run(arguments, in: context, called: &called)
            return .done
        } catch {
            if error.code != .reported { context.say(error.message) }
            if error.code == .misused { context.say("`\(called?.call ?? "headway") --help` shows how it is used") }
            return error.status
        }
    }

    private func run(
        _ arguments: [String],
        in context: CommandContext,
        called: inout Synopsis?
    ) throws(CommandError) {
        guard let first = arguments.first else {
            context.sayPlainly(OverviewText.of(commands))
            throw .misused("say which command is meant")
        }
        switch first {
        case "--version": try context.print(VersionText.text)
        case "--help", "-h": try context.print(OverviewText.of(commands))
        case "help": try showHelp(Array(arguments.dropFirst()), in: context)
        default:
            guard let command = command(arguments) else { return try missCommand(arguments, in: context) }
            called = command.synopsis
            let rest = Array(arguments.dropFirst(command.synopsis.words.count))
            switch try ArgumentParser(command.synopsis).parse(rest) {
            case .help: try context.print(UsageText.of(command.synopsis))
            case .run(let parsed): try command.run(parsed, context)
            }
        }
    }

    private func showHelp(_ words: [String], in context: CommandContext) throws(CommandError) {
        let words = words.filter { $0 != "--help" && $0 != "-h" }
        guard let first = words.first, first != "help" else { return try context.print(OverviewText.of(commands)) }
        if let command = command(words) { return try context.print(UsageText.of(command.synopsis)) }
        let group = commands.filter { $0.synopsis.words[0] == first }
        guard !group.isEmpty else { throw unknown(first) }
        try context.print(OverviewText.of(group: first, group))
    }

    /// The command that the first words call; two words win over one.
    private func command(_ words: [String]) -> Command? {
        commands.filter { words.starts(with: $0.synopsis.words) }.max {
            $0.synopsis.words.count < $1.synopsis.words.count
        }
    }

    /// Explains a call that is no command's: perhaps of a group such as `keys`, whose second word is missing or wrong.
    private func missCommand(_ arguments: [String], in context: CommandContext) throws(CommandError) {
        let group = commands.filter { $0.synopsis.words[0] == arguments[0] }
        guard !group.isEmpty else { throw unknown(arguments[0]) }
        let rest = arguments.dropFirst()
        if rest.contains("--help") || rest.contains("-h") {
            return try context.print(OverviewText.of(group: arguments[0], group))
        }
        let second = group.map { $0.synopsis.words[1] }
        let known = second.map { "headway \(arguments[0]) \($0)" }.joined(separator: ", ")
        guard let word = rest.first, !ArgumentParser.isOption(word) else {
            throw .misused("say which is meant: \(known)")
        }
        throw .misused("there is no command \(arguments[0]) \(word.printable(limit: 40)); known are \(known)")
    }

    private func unknown(_ word: String) -> CommandError {
        let word = word.printable(limit: 40)
        guard !ArgumentParser.isOption(word) else {
            return .misused("there is no option \(word) before the command; options follow it")
        }
        let names = commands.map { $0.synopsis.words[0] } + ["help"]
        let hint = NearestName.of(word, among: names).map { "did you mean \($0)?" } ?? "`headway help` lists them"
        return .misused("there is no command \(word); \(hint)")
    }
}
