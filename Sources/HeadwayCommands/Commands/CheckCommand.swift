internal import Widgets

/// Says what is wrong with a content, without a server.
enum CheckCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let file = InputFile(path: arguments.operands[0])
        let bytes = try file.read()
        let value: JSON
        do {
            value = try JSON(parsing: bytes)
        } catch {
            try context.print(JSONErrorText(error, in: bytes).lines(file: file.name))
            throw .reported
        }
        let now = context.now
        let content: WidgetContent
        do {
            content = try self.content(of: value, now: now)
        } catch {
            try context.print(error.list.map(line).joined(separator: "\n"))
            throw .reported
        }
        let reading = ProgressTemplate.reading(of: content, at: now, build: .current)
        try context.print("ok: \(content.template.rawValue), reads \(reading.map { "\($0.percent)%" } ?? "nothing")")
    }

    /// The content of a content object, or of the body of a POST.
    ///
    /// - Parameters:
    ///   - value: An object with `slug`, `name` or `content`, and without `template`, is taken for a body: no content has
    ///     such members, and no body has a template.
    ///   - now: The instant that dates are measured against.
    /// - Returns: The checked content.
    /// - Throws: `Faults` with everything that is wrong.
    private static func content(of value: JSON, now: Instant) throws(Faults) -> WidgetContent {
        if let object = value.object, !object.contains("template"),
            object.contains("slug") || object.contains("name") || object.contains("content")
        {
            return try WidgetContent(WidgetDraft.posted(value, now: now).draft.document, now: now)
        }
        return try WidgetContent(value, now: now)
    }

    private static func line(_ fault: Fault) -> String {
        let place = fault.location.hasPrefix("body.") ? String(fault.location.dropFirst(5)) : fault.location
        return "\(place.printable(limit: 200)): \(fault.message.printable(limit: 1_000))"
    }
}
