internal import Widgets

/// The schema of one field.
struct PropertySchema: Sendable {
    let field: Field
    let form: SchemaForm
    let templates: TemplateList

    /// The schema; with its sentence where a whole object is described.
    var json: JSON {
        let schema = field.isRequired || form == .stored ? value : valueOrUnset
        return form == .new ? schema.described(field.summary) : schema
    }

    /// The schema of a value that is set.
    private var value: JSON {
        switch field.shape {
        case .template: return Schema.words(templates.names)
        case .text(let limit): return Schema.string(1...limit)
        case .words(let limit): return Schema.string(1...limit, pattern: Pattern.words)
        case .number: return ["type": "number"]
        case .integer(let range, _): return Schema.integer(range)
        case .flag: return ["type": "boolean"]
        case .date: return Schema.named("Date")
        case .choice(let words): return Schema.words(words())
        case .color: return Schema.named("Color")
        case .address(let limit):
            return Schema.string(0...limit, pattern: Pattern.address).with("examples", ["https://ci.example/run/42"])
        case .headers: return headers
        case .object(let shape): return Schema.named(form.name(shape().name))
        case .objects(let shape, let limit, _):
            // A merge patch replaces an array, so its elements are whole objects.
            let element = form == .patch ? SchemaForm.new : form
            return Schema.array(of: Schema.named(element.name(shape().name)), limit: limit)
        case .slug: return Schema.named("Slug")
        case .content: return Schema.named(form.name("Content"))
        }
    }

    /// The schema of a value that may also say "not set": null, and for strings the empty one.
    private var valueOrUnset: JSON {
        switch field.shape {
        case .text(let limit): nullable(Schema.string(0...limit))
        case .choice(let words): ["enum": .array(words().map { .string($0) } + ["", .null])]
        case .color: Schema.orNull(Schema.named("ColorOrEmpty"))
        case .number, .integer, .flag, .headers, .objects: nullable(value)
        case .date, .object: Schema.orNull(value)
        case .words, .address: ["anyOf": [value, ["enum": ["", .null]]]]
        case .template, .slug, .content: value
        }
    }

    /// Header fields: in a request null means "not set" under any name.
    private var headers: JSON {
        let value = Schema.string(pattern: Pattern.headerValue)
        return [
            "type": "object",
            "patternProperties": .object([Pattern.headerName: form == .stored ? value : nullable(value)]),
            "additionalProperties": form == .stored ? false : ["type": "null"],
        ]
    }

    private func nullable(_ schema: JSON) -> JSON {
        guard let type = schema.object?["type"] else { return schema }
        return schema.with("type", [type, "null"])
    }
}
