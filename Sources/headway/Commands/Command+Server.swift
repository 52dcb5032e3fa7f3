internal import HeadwayCommands
internal import WidgetServer
internal import Widgets

extension Command {
    /// The commands that run the server or work on its store.
    static let server = [
        Command(.serve, run: ServeCommand.run),
        Command(.keysCreate, run: KeysCommand.create),
        Command(.keysList, run: KeysCommand.list),
        Command(.keysRevoke, run: KeysCommand.revoke),
        Command(.backup, run: BackupCommand.run),
        Command(.restore, run: RestoreCommand.run),
        Command(.openAPI, run: OpenAPICommand.run),
    ]
}

/// Prints the description of the API.
enum OpenAPICommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        try context.write(OpenAPIDocument(templates: .standard).bytes)
    }
}
