internal import Widgets

/// A file that holds a content, the body of a POST, or a widget as a server gives it.
struct ContentFile {
    /// What the file says, checked.
    struct Widget {
        /// What the widget is called; for a mere content the file's name without its ending.
        let name: String
        /// The content.
        let content: WidgetContent
        /// When it was pushed, for a widget of a server.
        let updatedAt: Instant?
        /// After how many seconds without a push it is stale.
        let staleAfter: Int?
    }

    private let file: InputFile

    /// The file of a path; `-` is standard input.
    init(path: String) {
        file = InputFile(path: path)
    }

    /// Reads and checks the file.
    ///
    /// - Parameters:
    ///   - now: The instant that dates are measured against.
    ///   - report: Gets everything that is wrong with it, a line for each fault, its place first.
    /// - Returns: The widget.
    /// - Throws: `CommandError`, reported, when something is wrong with what it says; failed, when it cannot be read.
    func widget(
        now: Instant,
        report: (String) throws(CommandError) -> Void
    ) throws(CommandError) -> Widget {
        let bytes = try file.read()
        let value: JSON
        do {
            value = try JSON(parsing: bytes)
        } catch {
            try report(JSONErrorText(error, in: bytes).lines(file: file.name))
            throw .reported
        }
        let faults: Faults
        do throws(Faults) {
            return try widget(of: value, now: now)
        } catch {
            faults = error
        }
        try report(faults.list.map(ContentFile.line).joined(separator: "\n"))
        throw .reported
    }

    /// The widget of a content object, of the body of a POST, or of an answer of a server.
    ///
    /// An object with `slug`, `name` or `content`, and without `template`, is taken for one of the latter: no content has
    /// such members, and neither of them has a template.
    private func widget(of value: JSON, now: Instant) throws(Faults) -> Widget {
        guard let object = value.object, !object.contains("template"),
            object.contains("slug") || object.contains("name") || object.contains("content")
        else {
            return Widget(name: name, content: try WidgetContent(value, now: now), updatedAt: nil, staleAfter: nil)
        }
        let (body, updatedAt) = ContentFile.body(of: object)
        let draft = try WidgetDraft.posted(.object(body), now: now).draft
        return Widget(
            name: draft.name,
            content: try WidgetSnapshot(draft, updatedAt: now).content,
            updatedAt: updatedAt,
            staleAfter: draft.staleAfter
        )
    }

    /// A widget without the two dates that a server adds, and the second of them; an object without them as it is.
    private static func body(of object: JSONObject) -> (body: JSONObject, updatedAt: Instant?) {
        func date(_ name: String) -> Instant? {
            object[name]?.string.flatMap { try? Instant(rfc3339: $0) }
        }
        guard date("created_at") != nil, let updatedAt = date("updated_at") else { return (object, nil) }
        var body = JSONObject()
        for member in object.members where member.name != "created_at" && member.name != "updated_at" {
            body[member.name] = member.value
        }
        return (body, updatedAt)
    }

    private var name: String {
        guard file.path != "-" else { return "widget" }
        let last = file.path.split(separator: "/").last.map(String.init) ?? file.path
        guard let point = last.lastIndex(of: "."), point != last.startIndex else { return last }
        return String(last[..<point])
    }

    private static func line(_ fault: Fault) -> String {
        let place = fault.location.hasPrefix("body.") ? String(fault.location.dropFirst(5)) : fault.location
        return "\(place.printable(limit: 200)): \(fault.message.printable(limit: 1_000))"
    }
}

/// Says what is wrong with a content, without a server.
enum CheckCommand {
    static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
        let now = context.now
        let file = ContentFile(path: arguments.operands[0])
        let content = try file.widget(now: now, report: context.print).content
        let reading = content.summary(at: now).map { ", reads \($0)" } ?? ""
        try context.print("ok: \(content.template.name)\(reading)")
    }
}
