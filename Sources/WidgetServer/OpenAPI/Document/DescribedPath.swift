internal import HTTPDaemon
internal import Widgets

/// A path of the API with its operations.
struct DescribedPath: Sendable {
    /// The route.
    let route: Route
    /// The operations besides OPTIONS.
    let operations: [DescribedOperation]

    /// Describes a route; nil for a page.
    init?(_ route: Route) {
        operations = DescribedOperation.all(of: route)
        guard !operations.isEmpty else { return nil }
        self.route = route
    }

    /// The parameters in the path.
    var parameters: [OperationParameter] {
        route.path.parameters.compactMap { OperationParameter.inPath($0) }
    }

    /// The refusals of OPTIONS, which needs no key and looks at nothing but the path.
    var problemsOfOptions: [ProblemResponse] {
        let parts = route.path.parameters
        return (parts.contains(.slug) ? [.slugInvalid] : [])
            + (parts.contains { $0.decidesMatch } ? [.pathNotFound] : [])
            + (route.isCounted ? [.rateLimited] : [])
    }

    /// The path item object of the document.
    func json(_ templates: TemplateList) -> JSON {
        var item: JSONObject = [:]
        if !parameters.isEmpty { item["parameters"] = .array(parameters.map { $0.reference }) }
        for operation in operations { item[operation.method.rawValue.lowercased()] = operation.json(templates) }
        item["options"] = operations.first.map { options($0.description) }
        return .object(item)
    }

    private func options(_ description: OperationDescription) -> JSON {
        var object: JSONObject = [
            "operationId": .string("options\(description.resource)"), "tags": [.string(description.tag.rawValue)],
            "summary": "The methods that the path answers", "security": [],
        ]
        let unchecked = route.path.parameters.filter { $0.isUncheckedByOptions }
        if !unchecked.isEmpty { object["parameters"] = .array(unchecked.map { DescribedPath.anything($0) }) }
        let methods = OperationResponse(status: .noContent, description: "The methods.", headers: [.allow])
        var responses: JSONObject = [methods.status.text: methods.json(.standard, hasBody: false)]
        for problem in problemsOfOptions { responses[problem.status.text] = problem.reference }
        object["responses"] = .object(responses)
        return .object(object)
    }

    /// A variable part of the path of which OPTIONS takes any value.
    private static func anything(_ part: PathParameter) -> JSON {
        [
            "name": .string(part.rawValue), "in": "path", "required": true,
            "description": "Any value; it is not looked up.",
            "schema": Schema.string(),
        ]
    }
}

extension PathParameter {
    /// True if a path with another value than the known ones is not there.
    fileprivate var decidesMatch: Bool {
        switch self {
        case .role, .format: true
        case .slug, .id, .token, .family, .icon, .file: false
        }
    }

    /// True if only the handler checks the value.
    fileprivate var isUncheckedByOptions: Bool {
        switch self {
        case .token, .family: true
        case .slug, .id, .role, .format, .icon, .file: false
        }
    }
}
