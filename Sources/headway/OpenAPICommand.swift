internal import HeadwayCommands
internal import WidgetServer

/// Prints the description of the API.
enum OpenAPICommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        try context.write(OpenAPIDocument.standard.bytes)
    }
}
