internal import Widgets

/// Draws a widget in the terminal.
enum ShowCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let slug = try SlugArgument.slug(arguments.operands[0])
        guard !arguments.has("--watch") else {
            var watch = try WidgetWatch(slug, arguments, context)
            return try watch.run()
        }
        guard let (json, date) = try WidgetsClient(arguments, context).widgetAndClock(slug),
            let widget = ReceivedWidget(json)
        else { throw .failed("there is no widget \(slug.text)") }
        let now = ShowCommand.now(context.now, server: date)
        let environment = WidgetEnvironment(context)
        let presentation = try widget.presentation(at: now, environment: environment)
        try context.write(Array(TerminalBlock.text(of: presentation, style: TerminalStyle(context)).utf8))
    }

    /// The instant it is for whoever looks at the same widget elsewhere: that of the server, where this machine's clock is
    /// off by more than the whole seconds in which the server says it.
    private static func now(_ local: Instant, server: Instant?) -> Instant {
        guard let server, abs(server.seconds(since: local)) > 2 else { return local }
        return server
    }
}

extension ReceivedWidget {
    /// What the widget says in a terminal.
    ///
    /// - Throws: `CommandError` when this version cannot draw it.
    func presentation(at now: Instant, environment: WidgetEnvironment) throws(CommandError) -> Presentation {
        guard let snapshot else {
            throw .failed("this version cannot draw \(slug.printable(limit: 128)); `headway get` prints it as JSON")
        }
        return Presentation(of: snapshot, at: now, family: .large, environment: environment)
    }
}
