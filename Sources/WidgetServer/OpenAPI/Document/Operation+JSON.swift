internal import HTTPDaemon
internal import Widgets

extension OperationParameter {
    /// The reference to the component.
    var reference: JSON { .reference(to: "parameters", key) }

    /// The parameter object of the document.
    var json: JSON {
        var object: JSONObject = [
            "name": .string(name), "in": .string(location.rawValue), "description": .string(description),
        ]
        if location == .path { object["required"] = true }
        object["schema"] = schema
        object["example"] = example.map { .string($0) }
        return .object(object)
    }
}

extension OperationBody {
    /// The request body object of the document.
    func json(_ templates: TemplateList) -> JSON {
        var media: JSONObject = ["schema": schema]
        var named: JSONObject = [:]
        for example in examples(templates) {
            named[example.name] = ["summary": .string(example.summary), "value": example.value]
        }
        if !named.members.isEmpty { media["examples"] = .object(named) }
        var content: JSONObject = [:]
        for type in types { content[type] = .object(media) }
        return [
            "description": .string("At most \(Grouped(HTTPLimits().bodyBytes)) bytes."), "required": .bool(isRequired),
            "content": .object(content),
        ]
    }
}

extension OperationResponse {
    /// The header fields by their names, as references.
    var headerReferences: JSON {
        var fields: JSONObject = [:]
        for header in headers { fields[header.name.rawValue] = header.reference }
        return .object(fields)
    }

    /// The response object of the document.
    func json(_ templates: TemplateList, hasBody: Bool) -> JSON {
        var object: JSONObject = ["description": .string(description)]
        if !headers.isEmpty { object["headers"] = headerReferences }
        guard hasBody, !types.isEmpty else { return .object(object) }
        var media: JSONObject = ["schema": schema]
        media["example"] = example(templates)
        var content: JSONObject = [:]
        for type in types { content[type] = .object(media) }
        object["content"] = .object(content)
        return .object(object)
    }
}

extension ResponseHeader {
    /// The reference to the component, which is for responses that always have the field.
    var reference: JSON { .reference(to: "headers", key) }

    /// The header object of the document.
    func json(isRequired: Bool) -> JSON {
        var object: JSONObject = ["description": .string(description)]
        if isRequired { object["required"] = true }
        object["schema"] = schema
        object["example"] = example
        return .object(object)
    }
}
