internal import HeadwayCommands
internal import WidgetServer
internal import Widgets

/// Prints the description of the API.
enum OpenAPICommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        try context.write(OpenAPIDocument(templates: .standard).bytes)
    }
}
