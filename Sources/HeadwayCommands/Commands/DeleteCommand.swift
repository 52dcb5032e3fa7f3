internal import Widgets

/// Removes widgets.
enum DeleteCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        var slugs: [Slug] = []
        for operand in arguments.operands { slugs.append(try SlugArgument.slug(operand)) }
        let client = try WidgetsClient(arguments, context)
        var missing: [String] = []
        for slug in slugs {
            if try client.delete(slug) {
                try context.print("\(slug.text) deleted")
            } else if !arguments.has("--if-exists") {
                missing.append(slug.text)
            }
        }
        guard missing.isEmpty else {
            throw .failed(missing.map { "there is no widget \($0); nothing to delete" }.joined(separator: "\n"))
        }
    }
}

/// A slug on the command line.
enum SlugArgument {
    /// Checks a slug before anything is sent.
    static func slug(_ text: String) throws(CommandError) -> Slug {
        guard let slug = Slug(text) else {
            throw .misused("\"\(text.printable(limit: 64))\" is no slug: \(Slug.rule)")
        }
        return slug
    }
}

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
