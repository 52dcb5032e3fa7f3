/// Prints a script with which a shell completes the program's command lines.
enum CompletionsCommand {
    static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ synopses: [Synopsis]
    ) throws(CommandError) {
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw .misused("SHELL must be one of \(known), not \"\(name.printable(limit: 40))\"")
        }
        let table = CompletionTable(synopses)
        let text =
            switch shell {
            case .bash: BashCompletion.script(table)
            case .zsh: ZshCompletion.script(table)
            case .fish: FishCompletion.script(table)
            }
        try context.print(text)
    }
}

/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}
