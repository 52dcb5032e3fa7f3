extension Template {
    /// A fraction as a number over a bar.
    public static let progress = Template(ProgressTemplate.self)
    /// A state as a headline with an icon and a color.
    public static let status = Template(StatusTemplate.self)
}

/// The templates that a server, a program or a page knows.
public struct TemplateList: Sendable {
    /// The templates of this version, in the order in which documents list them.
    public static let standard = TemplateList([.progress, .status])

    /// The templates.
    public let templates: [Template]
    /// The fields of contents: the shared ones, then those that templates bring; of several with one name the first.
    public let fields: FieldSet

    /// A list of templates, each with a name of its own.
    init(_ templates: [Template]) {
        self.templates = templates
        var fields = Field.shared
        for template in templates {
            for field in template.kind.fields where FieldSet(fields)[field.name] == nil { fields.append(field) }
        }
        self.fields = FieldSet(fields)
    }

    /// The template of a name; nil when there is none.
    public subscript(name: String) -> Template? {
        templates.first { $0.name.hasSameBytes(as: name) }
    }

    /// The names of all templates.
    public var names: [String] { templates.map { $0.name } }

    /// The names in quotation marks, for sentences.
    var listed: String { names.map { "\"\($0)\"" }.joined(by: ", ") }
}
