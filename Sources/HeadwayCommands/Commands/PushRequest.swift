internal import Widgets

/// What one `headway push` asks for: the changes to a widget, made of the command line alone.
struct PushRequest: Equatable {
    /// The widget.
    let slug: Slug
    /// The widget's new name, or nil to leave it.
    let name: String?
    /// The changes to the content; null removes a member.
    private(set) var content = JSONObject()
    /// The changes to the members beside the content; null removes one.
    private(set) var settings = JSONObject()

    /// Reads a command line.
    ///
    /// - Throws: `CommandError`, misused, for the first thing that makes no sense.
    init(_ arguments: ParsedArguments, now: Instant) throws(CommandError) {
        slug = try SlugArgument.slug(arguments.operands[0])
        name = arguments.value("--name")
        for field in PushField.all {
            guard let value = try PushRequest.value(of: field, arguments, now: now) else { continue }
            set(field, value)
        }
        try setStatus(arguments)
        for word in arguments.values("--clear") {
            let field = try PushField.named(word)
            let old = field.isContent ? content[field.name] : settings[field.name]
            guard old?.isNull ?? true else { throw .misused("\(field.option) sets what --clear \(word) removes") }
            set(field, .null)
        }
        guard name != nil || !content.members.isEmpty || !settings.members.isEmpty else {
            throw .misused("there is nothing to push: give a VALUE (\(ProgressText.forms)) or an option")
        }
    }

    /// The body of a PATCH; it has a content even where nothing in it changes, as other clients of the API send it.
    var patchBody: JSON {
        var body = JSONObject()
        body["name"] = name.map(JSON.string)
        body["content"] = .object(content)
        for member in settings.members { body[member.name] = member.value }
        return .object(body)
    }

    /// The body of the POST that makes the widget.
    var postBody: JSON {
        body(of: ["template": "progress"])
    }

    /// Everything that the server would refuse whatever the widget holds by now.
    ///
    /// A member that the widget lacks may come from the stored content, so the changes are checked on top of a value.
    func faults(now: Instant) -> [Fault] {
        PushRequest.faults(of: body(of: ["template": "progress", "value": 0]), now: now)
    }

    /// Everything that the server would refuse if the widget were not there.
    func creationFaults(now: Instant) -> [Fault] {
        PushRequest.faults(of: postBody, now: now)
    }

    private static func faults(of body: JSON, now: Instant) -> [Fault] {
        do {
            _ = try WidgetDraft.posted(body, now: now)
            return []
        } catch {
            return error.list
        }
    }

    private func body(of base: JSONObject) -> JSON {
        var merged = base
        for member in content.members where !member.value.isNull { merged[member.name] = member.value }
        var body: JSONObject = ["slug": .string(slug.text), "name": .string(name ?? slug.text)]
        body["content"] = .object(merged)
        for member in settings.members where !member.value.isNull { body[member.name] = member.value }
        return .object(body)
    }

    private mutating func set(_ field: PushField, _ value: JSON) {
        if field.isContent { content[field.name] = value } else { settings[field.name] = value }
    }

    /// Makes the widget one that shows a state, where one is given.
    private mutating func setStatus(_ arguments: ParsedArguments) throws(CommandError) {
        guard let word = arguments.value("--status") else { return }
        for option in ["--template", "--severity"] where arguments.has(option) {
            throw .misused("--status says what \(option) says; give only one of them")
        }
        let severity = Severity(rawValue: word)
        guard severity != nil || word == "none" else {
            let words = Severity.allCases.map(\.rawValue).joined(separator: ", ")
            throw .misused("--status must be one of \(words), none; not \"\(word.printable(limit: 40))\"")
        }
        content["template"] = .string(Template.status.name)
        content["severity"] = severity.map { .string($0.rawValue) } ?? .null
    }

    private static func value(
        of field: PushField,
        _ arguments: ParsedArguments,
        now: Instant
    ) throws(CommandError) -> JSON? {
        if field.isText { return arguments.value(field.option).map(JSON.string) }
        switch field.name {
        case "value":
            guard arguments.operands.count > 1 else { return nil }
            return .number(try ProgressText.fraction(arguments.operands[1]))
        case "start_date", "end_date":
            guard let text = arguments.value(field.option) else { return nil }
            return .string(try MomentText.date(text, of: field.option, now: now))
        case "push_throttle", "stale_after":
            guard let text = arguments.value(field.option) else { return nil }
            return try DurationText.setting(text, of: field.option).map { .number(JSONNumber(Int($0))) } ?? .null
        case "stat_rows": return try rows(arguments)
        case "url_action": return try action(arguments)
        default: return nil
        }
    }

    private static func rows(_ arguments: ParsedArguments) throws(CommandError) -> JSON? {
        let texts = arguments.values("--row")
        guard texts.count <= 6 else {
            throw .misused("--row is given \(texts.count) times; a widget has at most 6 rows")
        }
        var rows: [JSON] = []
        for text in texts { rows.append(try RowText.row(text)) }
        return rows.isEmpty ? nil : .array(rows)
    }

    private static func action(_ arguments: ParsedArguments) throws(CommandError) -> JSON? {
        guard let url = arguments.value("--url") else {
            for option in ["--url-title", "--url-foreground"] where arguments.has(option) {
                throw .misused("\(option) says something about a button; give its --url too")
            }
            return nil
        }
        var action: JSONObject = ["url": .string(url)]
        if arguments.has("--url-foreground") { action["foreground"] = true }
        action["title"] = arguments.value("--url-title").map(JSON.string)
        return .object(action)
    }
}
