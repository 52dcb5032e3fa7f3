internal import Widgets

/// Sets how far along a widget is.
enum PushCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let now = context.now
        let request = try PushRequest(arguments, now: now)
        try refuse(request.faults(now: now), because: nil)
        let client = try WidgetsClient(arguments, context)
        let widget: JSON
        if let patched = try client.patch(request.slug, request.patchBody) {
            widget = patched
        } else {
            widget = try create(request, client, now: now)
        }
        guard !arguments.has("--json") else { return try context.print(widget.indented) }
        let received = ReceivedWidget(widget)
        try context.print("\(request.slug.text) \(received?.reading(at: now) ?? "–")")
        if received?.content?.template == .status, arguments.operands.count > 1 {
            context.say(
                "note: \(request.slug.text) is a status widget, which shows no value; "
                    + "--template progress makes it a bar"
            )
        } else if let content = received?.content, content.fields.window != nil, arguments.operands.count > 1,
            !arguments.has("--from"), !arguments.has("--until")
        {
            context.say(
                "note: \(request.slug.text) advances by itself between two dates, so the value is not shown; "
                    + "--clear from --clear until ends that"
            )
        }
    }

    private static func create(
        _ request: PushRequest,
        _ client: borrowing WidgetsClient,
        now: Instant
    ) throws(CommandError) -> JSON {
        let reason = "there is no widget \(request.slug.text) yet, and this does not make one"
        try refuse(request.creationFaults(now: now), because: reason)
        return try client.create(request.postBody)
    }

    /// Refuses what the server would refuse, in the words of the command line.
    private static func refuse(_ faults: [Fault], because reason: String?) throws(CommandError) {
        guard !faults.isEmpty else { return }
        let lines = faults.map { "\(PushField.place(of: $0.location)): \($0.message.printable(limit: 500))" }
        guard let reason else { throw .misused(lines.joined(separator: "\n")) }
        throw .failed(([reason + ":"] + lines.map { "  " + $0 }).joined(separator: "\n"))
    }
}
