internal import Widgets

/// Pushes a widget: its value, other members of its content, or its settings.
enum PushCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let now = context.now
        let content = try arguments.value("--content").map(ContentArgument.init)
        let request = try PushRequest(arguments, content: content, now: now)
        try refuse(request.faults(now: now), of: request)
        let client = try WidgetsClient(arguments, context)
        let widget: JSON
        if let patched = try client.patch(request.slug, sized(request.patchBody)) {
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
        try refuse(request.creationFaults(now: now), of: request, because: reason)
        return try client.create(sized(request.postBody))
    }

    /// Refuses what the server would refuse, in the words of the command line.
    private static func refuse(
        _ faults: [Fault],
        of request: PushRequest,
        because reason: String? = nil
    ) throws(CommandError) {
        guard !faults.isEmpty else { return }
        let lines = faults.map { fault in
            "\(request.place(of: fault.location).printable(limit: 200)): \(fault.message.printable(limit: 500))"
        }
        if let reason { throw .failed(([reason + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")) }
        let message = lines.joined(separator: "\n")
        throw faults.allSatisfy { request.isInFile($0.location) } ? .failed(message) : .misused(message)
    }

    /// The body, unless it is larger than the server takes.
    private static func sized(_ body: JSON) throws(CommandError) -> JSON {
        let count = body.bytes.count
        guard count <= InputFile.limit else {
            throw .failed(
                "the push is \(count) bytes, and a server takes at most \(InputFile.limit); leave out or shorten members"
            )
        }
        return body
    }
}
