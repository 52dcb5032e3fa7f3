internal import Widgets

/// The schemas of widgets and their contents, made from the declarations of fields by which the server checks them.
struct FieldSchemas: Sendable {
    /// The templates that are described.
    let templates: TemplateList

    /// All schemas by their names.
    var all: JSONObject {
        var schemas: JSONObject = [:]
        for form in SchemaForm.allCases {
            schemas[form.name("Widget")] = widget(form)
            schemas[form.name("Content")] = content(form)
            add(shapesIn: templates.fields, form, to: &schemas)
        }
        return schemas
    }

    private func widget(_ form: SchemaForm) -> JSON {
        switch form {
        case .new: object(WidgetDraft.postFields, form).described("The body of a POST.")
        case .patch:
            object(WidgetDraft.patchFields, form).described(
                "A JSON merge patch (RFC 7396): objects merge, null removes a member, every other value replaces the old "
                    + "one, arrays too. `{}` is a heartbeat: it moves `updated_at` alone."
            )
        case .stored:
            object(WidgetDraft.postFields, form, more: FieldSchemas.stamps)
                .described("A widget. Members that are not set are absent.")
        }
    }

    /// The members that the server adds to a widget.
    private static let stamps: JSONObject = [
        "created_at": Schema.named("Instant"),
        "updated_at": Schema.named("Instant").described(
            "The instant of the last push. Every push moves it, even one that changes nothing."
        ),
    ]

    private func content(_ form: SchemaForm) -> JSON {
        let schema = object(templates.fields, form)
        switch form {
        case .new:
            let list = templates.templates.map { "\n- `\($0.name)`: \(FieldSchemas.text(of: $0))" }.joined()
            return schema.with("allOf", rules(form)).described(
                "The content of a widget. Null and the empty string mean \"not set\" and are not stored. Templates:\n"
                    + list
            )
        case .patch:
            return schema.with("allOf", rules(form)).described(
                "The members of a content that change, each under the rule of `NewContent`; null removes one. The merged "
                    + "content must keep all rules of `NewContent`. `template` may change together with the members that "
                    + "the new template needs."
            )
        case .stored:
            return schema.described(
                "A stored content: what was written, without the members that count as not set. Numbers and dates come "
                    + "back as they were written."
            )
        }
    }

    private static func text(of template: Template) -> String {
        let names = (template.draws + template.fields).map { "`\($0.name)`" }
        return template.purpose + (names.isEmpty ? "" : " Draws \(names.joined(separator: ", ")).")
    }

    /// The schemas of the objects in fields, at any depth.
    private func add(shapesIn fields: FieldSet, _ form: SchemaForm, to schemas: inout JSONObject) {
        for field in fields.fields {
            switch field.shape {
            case .object(let shape): add(shape(), form, to: &schemas)
            // A merge patch replaces an array, so its elements are whole objects.
            case .objects(let shape, _, _): add(shape(), form == .patch ? .new : form, to: &schemas)
            default: break
            }
        }
    }

    private func add(_ shape: ObjectShape, _ form: SchemaForm, to schemas: inout JSONObject) {
        let name = form.name(shape.name)
        guard !schemas.contains(name) else { return }
        schemas[name] = FieldSchemas.rule(of: shape, form, on: object(shape.fields, form))
        add(shapesIn: shape.fields, form, to: &schemas)
    }

    private func object(_ fields: FieldSet, _ form: SchemaForm, more: JSONObject = [:]) -> JSON {
        var (required, optional): (JSONObject, JSONObject) = ([:], [:])
        for field in fields.fields {
            let schema = PropertySchema(field: field, form: form, templates: templates).json
            if field.isRequired, form != .patch {
                required[field.name] = schema
            } else {
                optional[field.name] = schema
            }
        }
        for member in more.members { required[member.name] = member.value }
        return Schema.object(required, optional: optional)
    }
}

/// The three forms in which an object with the same fields travels.
enum SchemaForm: CaseIterable {
    /// A whole object in a request.
    case new
    /// The members that a merge patch changes.
    case patch
    /// An object in a response.
    case stored

    /// The name of the schema of this form.
    func name(_ object: String) -> String {
        switch self {
        case .new: "New\(object)"
        case .patch: "\(object)Patch"
        case .stored: object
        }
    }
}
