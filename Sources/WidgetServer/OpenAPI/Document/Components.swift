internal import Widgets

/// The parts of the document to which operations refer.
struct Components: Sendable {
    /// The paths that refer to them.
    let paths: [DescribedPath]
    /// The templates whose contents are described.
    let templates: TemplateList

    /// The components object of the document.
    var json: JSONObject {
        [
            "securitySchemes": .object(SecurityScheme.components), "parameters": .object(parameters),
            "headers": .object(headers), "responses": .object(responses), "schemas": .object(schemas),
        ]
    }

    private var parameters: JSONObject {
        var object: JSONObject = [:]
        for path in paths {
            for parameter in path.parameters + path.operations.flatMap({ $0.parameters }) {
                object[parameter.key] = parameter.json
            }
        }
        return object
    }

    private var headers: JSONObject {
        var object: JSONObject = [:]
        for header in ResponseHeader.all { object[header.key] = header.json(isRequired: true) }
        return object
    }

    private var responses: JSONObject {
        var object: JSONObject = [:]
        for path in paths {
            for problem in path.operations.flatMap({ $0.problems }) + path.problemsOfOptions {
                object[problem.key] = problem.json
            }
        }
        object[ProblemResponse.methodNotAllowed.key] = ProblemResponse.methodNotAllowed.json
        return object
    }

    private var schemas: JSONObject {
        var object = FieldSchemas(templates: templates).all
        for member in Schemas.all.members { object[member.name] = member.value }
        return object
    }
}
