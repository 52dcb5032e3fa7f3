internal import Widgets

/// Makes, lists and revokes shared links to pictures.
enum LinkCommand {
    /// Makes a link and prints the address of its picture, the only time that the token in it is shown.
    static func create(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let slug = try SlugArgument.slug(arguments.operands[0])
        let family = try family(arguments.value("--family"))
        let client = try WidgetsClient(arguments, context)
        guard let answer = try client.makeLink(slug) else {
            throw .failed(
                "there is no widget \(slug.text); make it with `headway push \(slug.text) VALUE`, then link to it"
            )
        }
        guard let path = answer.object?["urls"]?.object?[family.rawValue]?.string, path.hasPrefix("/p/") else {
            throw .failed("the server's answer has no address of a picture; is it a Headway server?")
        }
        try context.print(client.address.text + path.printable(limit: 256))
    }

    /// Lists the links, without their tokens.
    static func list(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        var slug: Slug?
        if let operand = arguments.operands.first { slug = try SlugArgument.slug(operand) }
        let answer = try WidgetsClient(arguments, context).links(slug)
        guard !arguments.has("--json") else { return try context.print(answer.indented) }
        let links = try links(in: answer)
        guard !links.isEmpty else { return context.say("there are no links; make one with `headway link SLUG`") }
        let rows = links.map { [$0.id, $0.slug, $0.madeAt] }
        try context.print(TextTable(rows: [["ID", "WIDGET", "MADE"]] + rows, rightAligned: [0]).text)
    }

    /// Revokes a link of any widget.
    static func revoke(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let id = arguments.operands[0]
        let client = try WidgetsClient(arguments, context)
        let link = try links(in: try client.links(nil)).first { $0.id == id }
        guard let link, let slug = Slug(link.slug), try client.revokeLink(id, of: slug) else {
            throw .failed("there is no link \(id.printable(limit: 40)); `headway links` lists those that there are")
        }
        context.say("link \(id) to \(slug.text) is revoked; its pictures are gone")
    }

    private struct Link {
        let id: String
        let slug: String
        let madeAt: String
    }

    private static func links(in answer: JSON) throws(CommandError) -> [Link] {
        guard case .array(let items)? = answer.object?["items"] else {
            throw .failed("the server's answer has no items; is it a Headway server?")
        }
        return items.compactMap { item in
            guard let id = item.object?["id"]?.string, let slug = item.object?["slug"]?.string else { return nil }
            let madeAt = item.object?["created_at"]?.string.flatMap { try? Instant(rfc3339: $0) }
            return Link(
                id: id.printable(limit: 40),
                slug: slug.printable(limit: 128),
                madeAt: madeAt.map { Instant(seconds: $0.seconds).rfc3339 } ?? "-"
            )
        }
    }

    private static func family(_ text: String?) throws(CommandError) -> Family {
        guard let text else { return .medium }
        guard let family = Family(rawValue: text) else {
            let known = Family.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw .misused("--family must be one of \(known), not \"\(text.printable(limit: 40))\"")
        }
        return family
    }
}
