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
