internal import Widgets

/// One field that `headway push` writes: its option, its place in a patch, and the word that `--clear` calls it by.
struct PushField {
    /// The option, or operand, that sets it.
    let option: String
    /// Its name on the wire.
    let name: String
    /// Whether it is a member of the content; else it is one beside it.
    let isContent: Bool
    /// Whether the option's text goes over the wire as it is.
    let isText: Bool

    /// The word for `--clear`: the option without its dashes.
    var word: String {
        option.hasPrefix("--") ? String(option.dropFirst(2)) : option.lowercased()
    }

    /// The fields that a push can write, in the order in which they are sent.
    ///
    /// They are the fields of all templates and the members beside the content. Those without an option of their own come from
    /// `--content`, or can be cleared.
    static let all: [PushField] = {
        let content = TemplateList.standard.fields
        let settings = WidgetDraft.patchFields.fields.filter { $0.name != "name" && $0.name != "content" }
        let named = options.compactMap { (option, name) in
            content[name].map { PushField(option, $0, isContent: true) }
        }
        let others = content.fields.filter { field in !named.contains { $0.name == field.name } }
        return named + others.map { PushField($0.name.hyphenated, $0, isContent: true) }
            + settings.map { field in
                let option = options.first { $0.value == field.name }?.key
                return PushField(option ?? field.name.hyphenated, field, isContent: false)
            }
    }()

    /// The option, or operand, of each field that has one.
    static let options: KeyValuePairs = [
        "--template": "template", "VALUE": "value", "--from": "start_date", "--until": "end_date", "--label": "label",
        "--subtitle": "subtitle", "--icon": "icon", "--accent": "accent_color", "--background": "background_color",
        "--text-color": "text_color", "--severity": "severity", "--trend": "trend", "--row": "stat_rows",
        "--url": "url_action", "--throttle": "push_throttle", "--stale-after": "stale_after",
    ]

    private init(_ option: String, _ field: Field, isContent: Bool) {
        self.option = option
        self.isContent = isContent
        name = field.name
        isText = option.hasPrefix("--") && field.shape.isText
    }

    /// The field that `--clear` calls by a word: the option without its dashes, `rows`, or the name on the wire.
    static func named(_ word: String) throws(CommandError) -> PushField {
        // Every widget has a template.
        let all = all.filter { $0.name != "template" }
        if let field = all.first(where: { $0.word == word || $0.name == word }) { return field }
        if word == "rows", let rows = all.first(where: { $0.name == "stat_rows" }) { return rows }
        let words = all.map { $0.name == "stat_rows" ? "rows" : $0.word }
        let hint =
            NearestName.of(word, among: words).map { "did you mean \($0)?" }
            ?? "known are \(words.joined(separator: ", "))"
        throw .misused("--clear does not know a field \"\(word.printable(limit: 40))\"; \(hint)")
    }

    /// The beginning of the locations of faults in a content.
    static let contentPrefix = "body.content."

    /// The member of a content that a location of a fault lies in; nil beside the content.
    static func member(at location: String) -> String? {
        guard location.hasPrefix(contentPrefix) else { return nil }
        return String(location.dropFirst(contentPrefix.count).prefix { $0 != "." && $0 != "[" })
    }

    /// The name of a fault's place on the command line, such as `--row 2` for `body.content.stat_rows[1].label`.
    static func place(of location: String) -> String {
        if location == "body.slug" { return "SLUG" }
        if location == "body.name" { return "--name" }
        let path = location.dropFirst(location.hasPrefix(contentPrefix) ? contentPrefix.count : 5)
        let name = path.prefix { $0 != "." && $0 != "[" }
        guard let field = all.first(where: { $0.name == name }) else { return String(path) }
        let rest = path.dropFirst(name.count)
        if rest.first == "[", let index = Int(rest.dropFirst().prefix { $0 != "]" }) {
            return "\(field.option) \(index + 1)"
        }
        if name == "url_action", rest == ".title" { return "--url-title" }
        return field.option
    }
}

extension FieldShape {
    /// True when the text of an option is sent as it is.
    fileprivate var isText: Bool {
        switch self {
        case .template, .text, .words, .choice, .color: true
        default: false
        }
    }
}

extension String {
    /// A name on the wire as the command line writes it: `min-value` for `min_value`.
    fileprivate var hyphenated: String {
        split(separator: "_").joined(separator: "-")
    }
}
