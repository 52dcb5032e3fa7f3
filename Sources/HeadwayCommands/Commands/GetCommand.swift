internal import Widgets

/// Prints a widget as JSON.
enum GetCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let slug = try SlugArgument.slug(arguments.operands[0])
        guard let widget = try WidgetsClient(arguments, context).widget(slug) else {
            throw .failed("there is no widget \(slug.text)")
        }
        try context.print(arguments.has("--compact") ? widget.text : widget.indented)
    }
}
