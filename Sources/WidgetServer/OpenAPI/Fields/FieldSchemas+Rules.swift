internal import Widgets

// Rules that span several fields, or a field and the template.
extension FieldSchemas {
    /// The rules of the templates, each applied where a content names its template; nil if there are none.
    func rules(_ form: SchemaForm) -> JSON? {
        let rules = templates.templates.compactMap { template -> JSON? in
            let rule = FieldSchemas.rule(of: template, form)
            guard !rule.members.isEmpty else { return nil }
            let isNamed: JSON = [
                "required": ["template"], "properties": ["template": Schema.constant(.string(template.name))],
            ]
            return ["if": isNamed, "then": .object(rule)]
        }
        return rules.isEmpty ? nil : .array(rules)
    }

    private static func rule(of template: Template, _ form: SchemaForm) -> JSONObject {
        var rule: JSONObject = [:]
        if !template.fractions.isEmpty {
            var properties: JSONObject = [:]
            for field in template.fractions {
                properties[field.name] = ["type": ["number", "null"], "minimum": 0, "maximum": 1]
            }
            rule["properties"] = .object(properties)
        }
        // What a patch leaves out may be there already.
        if form == .new, !template.presence.isEmpty {
            rule["anyOf"] = .array(template.presence.map { Schema.present($0) })
        }
        return rule
    }

    /// A schema with the rule of its shape: the members of an http call need an http or https address.
    static func rule(of shape: ObjectShape, _ form: SchemaForm, on schema: JSON) -> JSON {
        guard form != .stored, WidgetAction.httpFields.allSatisfy({ shape.fields[$0.name] != nil }),
            let address = shape.fields.fields.first(where: { $0.isAddress })
        else { return schema }
        var unset: JSONObject = [:]
        for field in WidgetAction.httpFields { unset[field.name] = ["enum": ["", .null]] }
        return
            schema
            .with("if", ["properties": .object([address.name: ["pattern": .string(Pattern.webScheme)]])])
            .with("else", ["properties": .object(unset)])
    }
}

extension Schema {
    /// An object in which all of these fields are set.
    fileprivate static func present(_ fields: [Field]) -> JSON {
        var properties: JSONObject = [:]
        for field in fields { properties[field.name] = ["type": .string(field.typeName)] }
        return ["required": .array(fields.map { .string($0.name) }), "properties": .object(properties)]
    }
}

extension Field {
    fileprivate var isAddress: Bool {
        if case .address = shape { true } else { false }
    }

    /// The JSON type of a value that is set.
    fileprivate var typeName: String {
        switch shape {
        case .number: "number"
        case .integer: "integer"
        case .flag: "boolean"
        case .headers, .object, .content: "object"
        case .objects: "array"
        case .template, .text, .words, .date, .choice, .color, .address, .slug: "string"
        }
    }
}
