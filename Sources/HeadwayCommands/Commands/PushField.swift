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

    private init(_ option: String, _ name: String, isContent: Bool = true, isText: Bool = false) {
        self.option = option
        self.name = name
        self.isContent = isContent
        self.isText = isText
    }

    /// The word for `--clear`: the option without its dashes.
    var word: String {
        option.hasPrefix("--") ? String(option.dropFirst(2)) : option.lowercased()
    }

    /// The fields, in the order in which they are sent.
    ///
    /// Those without an option of their own can be cleared only.
    static let all: [PushField] = [
        PushField("--template", "template", isText: true),
        PushField("VALUE", "value"),
        PushField("--from", "start_date"),
        PushField("--until", "end_date"),
        PushField("--label", "label", isText: true),
        PushField("--subtitle", "subtitle", isText: true),
        PushField("--icon", "icon", isText: true),
        PushField("--accent", "accent_color", isText: true),
        PushField("--background", "background_color", isText: true),
        PushField("--text-color", "text_color", isText: true),
        PushField("--severity", "severity", isText: true),
        PushField("--trend", "trend", isText: true),
        PushField("--row", "stat_rows"),
        PushField("--url", "url_action"),
        PushField("subtitle-timer", "subtitle_timer"),
        PushField("unit", "unit"),
        PushField("min-value", "min_value"),
        PushField("max-value", "max_value"),
        PushField("expired-text", "expired_text"),
        PushField("tap-action", "tap_action"),
        PushField("secondary-url-action", "secondary_url_action"),
        PushField("--throttle", "push_throttle", isContent: false),
        PushField("--stale-after", "stale_after", isContent: false),
    ]

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

    /// What the command line calls the place of a fault, such as `--row 2` for `body.content.stat_rows[1].label`.
    static func place(of location: String) -> String {
        if location == "body.slug" { return "SLUG" }
        if location == "body.name" { return "--name" }
        let path = location.hasPrefix("body.content.") ? location.dropFirst(13) : location.dropFirst(5)
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
