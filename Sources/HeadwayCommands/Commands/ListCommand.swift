internal import Widgets

/// Lists the widgets.
enum ListCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let answer = try WidgetsClient(arguments, context).list()
        guard !arguments.has("--json") else { return try context.print(answer.indented) }
        guard case .array(let items)? = answer.object?["items"] else {
            throw .failed("the server's answer has no items; is it a Headway server?")
        }
        let now = context.now
        let widgets = items.compactMap { ReceivedWidget($0) }
        guard !widgets.isEmpty else {
            return context.say("there are no widgets yet; make one with `headway push SLUG VALUE`")
        }
        try context.print(table(widgets, now: now))
    }

    /// The widgets in aligned columns under a header, without blanks at the ends of lines.
    static func table(_ widgets: [ReceivedWidget], now: Instant) -> String {
        let rows =
            [["SLUG", "READS", "LABEL", "PUSHED"]]
            + widgets.map { widget in
                [
                    widget.slug.printable(limit: 128), widget.reading(at: now),
                    (widget.label ?? widget.name).printable(limit: 256).fitted(to: 40),
                    widget.age(at: now) + (widget.isStale(at: now) ? ", stale" : ""),
                ]
            }
        return TextTable(rows: rows, rightAligned: [1]).text
    }
}
