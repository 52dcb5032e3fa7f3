internal import Widgets

/// What one `headway push` asks for: the changes to a widget, made of the command line and the content that it gives.
struct PushRequest: Equatable {
    /// The widget.
    let slug: Slug
    /// The widget's new name, or nil to leave it.
    let name: String?
    /// The changes to the content; null removes a member.
    private(set) var content = JSONObject()
    /// The changes to the members beside the content; null removes one.
    private(set) var settings = JSONObject()
    /// The content that `--content` gives; nil without that option.
    private let given: ContentArgument?
    /// The members that options have set or removed, whatever the given content says.
    private var named: Set<String> = []

    /// Reads a command line.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - given: The content of `--content`; options override its members.
    ///   - now: The instant that times from now are counted from.
    /// - Throws: `CommandError`, misused, for the first thing that makes no sense.
    init(_ arguments: ParsedArguments, content given: ContentArgument? = nil, now: Instant) throws(CommandError) {
        self.given = given
        slug = try SlugArgument.slug(arguments.operands[0])
        name = arguments.value("--name")
        if let given { content = given.members }
        for field in PushField.all {
            guard let value = try PushRequest.value(of: field, arguments, now: now) else { continue }
            set(field, value)
        }
        try setStatus(arguments)
        for word in arguments.values("--clear") {
            let field = try PushField.named(word)
            let old = field.isContent ? content[field.name] : settings[field.name]
            guard !named.contains(field.name) || old?.isNull ?? true else {
                throw .misused("\(field.option) sets what --clear \(word) removes")
            }
            set(field, .null)
        }
        guard name != nil || given != nil || !content.members.isEmpty || !settings.members.isEmpty else {
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

    /// The errors that the server would report whatever the widget holds by now.
    ///
    /// The stored content may have the members that the changes lack, and any template. So an error counts where its member is
    /// set and, unless the changes name a template, where all templates have it.
    func faults(now: Instant) -> [Fault] {
        var common: [Fault]?
        for template in content.contains("template") ? [""] : TemplateList.standard.names {
            let body = body(of: ["template": .string(template)], keepsNulls: true)
            let faults = PushRequest.faults(of: body, now: now).filter { sets($0.location) }
            common = common?.filter(faults.contains) ?? faults
        }
        return common ?? []
    }

    /// The errors that the server would report if the widget were not there.
    func creationFaults(now: Instant) -> [Fault] {
        PushRequest.faults(of: postBody, now: now)
    }

    /// The name of an error's place: an option, or the source of the given content and the member in it.
    func place(of location: String) -> String {
        guard let given, isGiven(location) else { return PushField.place(of: location) }
        return "\(given.source): \(location.dropFirst(PushField.contentPrefix.count))"
    }

    /// Returns true for an error in a file of `--content`, and false for one in the arguments.
    func isInFile(_ location: String) -> Bool {
        isGiven(location) && given?.isInline == false
    }

    /// Returns true for an error in a member that the given content has and no option overrides.
    private func isGiven(_ location: String) -> Bool {
        guard let given, let name = PushField.member(at: location) else { return false }
        // The names of unknown members are cut, and may hold any character.
        return !named.contains(name) && (given.members.contains(name) || !PushRequest.isKnown(name))
    }

    /// Returns true for an error in a member that the changes set, or beside the content.
    private func sets(_ location: String) -> Bool {
        guard let name = PushField.member(at: location), PushRequest.isKnown(name), name != "template" else {
            return true
        }
        return !(content[name]?.isNull ?? true)
    }

    private static func isKnown(_ name: String) -> Bool { TemplateList.standard.fields[name] != nil }

    private static func faults(of body: JSON, now: Instant) -> [Fault] {
        do {
            _ = try WidgetDraft.posted(body, now: now)
            return []
        } catch {
            return error.list
        }
    }

    private func body(of base: JSONObject, keepsNulls: Bool = false) -> JSON {
        var merged = base
        for member in content.members where keepsNulls || !member.value.isNull { merged[member.name] = member.value }
        var body: JSONObject = ["slug": .string(slug.text), "name": .string(name ?? slug.text)]
        body["content"] = .object(merged)
        for member in settings.members where !member.value.isNull { body[member.name] = member.value }
        return .object(body)
    }

    private mutating func set(_ field: PushField, _ value: JSON) {
        named.insert(field.name)
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
        named.formUnion(["template", "severity"])
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
        if let limit = TemplateList.standard.fields["stat_rows"]?.shape.limit, texts.count > limit {
            throw .misused("--row is given \(texts.count) times; a widget has at most \(limit) rows")
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
