internal import HTTPDaemon
internal import Widgets

/// An operation with everything that its route, its access rule and its method imply.
struct DescribedOperation: Sendable {
    /// The route.
    let route: Route
    /// The method; HEAD for the reading of GET without a body.
    let method: HTTPMethod
    /// The description; of HEAD that of GET.
    let description: OperationDescription

    /// The operations of a route, HEAD after GET; none for a page.
    static func all(of route: Route) -> [DescribedOperation] {
        route.operations.flatMap { operation -> [DescribedOperation] in
            guard let description = operation.description?() else { return [] }
            let methods: [HTTPMethod] = operation.method == .get ? [.get, .head] : [operation.method]
            return methods.map { DescribedOperation(route: route, method: $0, description: description) }
        }
    }

    /// The parameters besides those of the path.
    var parameters: [OperationParameter] {
        if hasTag { return description.parameters + [.ifNoneMatchRead] }
        return description.parameters + (description.isConditional ? [.ifMatch, .ifNoneMatchWrite] : [])
    }

    /// The refusals, one for each status.
    var problems: [ProblemResponse] {
        var problems: [HTTPStatus: ProblemResponse] = [:]
        for problem in implied + description.problems { problems[problem.status] = problem }
        return problems.values.sorted { $0.status.rawValue < $1.status.rawValue }
    }

    private var implied: [ProblemResponse] {
        var problems: [ProblemResponse] = []
        if route.path.parameters.contains(.slug) { problems.append(.slugInvalid) }
        if route.access.needsCredential { problems += [.tokenInvalid, .forbidden] }
        if description.isConditional { problems.append(.preconditionFailed) }
        if description.body != nil { problems.append(.contentTooLarge) }
        if method == .post || method == .patch { problems.append(.unsupportedMediaType) }
        if route.isCounted { problems.append(.rateLimited) }
        // Every other rule looks into the store.
        if route.access != .open { problems += [.failed, .unavailable] }
        return problems
    }

    /// True if a response has a tag with which the client can ask again.
    private var hasTag: Bool {
        method.isRead && description.response.headers.contains { $0.key == ResponseHeader.entityTag.key }
    }

    /// The operation object of the document.
    func json(_ templates: TemplateList) -> JSON {
        let isHead = method == .head
        var object: JSONObject = [
            "operationId": .string(isHead ? "head\(description.resource)" : description.id),
            "tags": [.string(description.tag.rawValue)],
            "summary": .string(isHead ? "\(description.summary): header fields only" : description.summary),
        ]
        if !isHead, !description.details.isEmpty { object["description"] = .string(description.details) }
        if let schemes = description.schemes ?? route.access.schemes(for: method) {
            object["security"] = .array(schemes.map { $0.requirement })
        }
        if !parameters.isEmpty { object["parameters"] = .array(parameters.map { $0.reference }) }
        object["requestBody"] = description.body?.json(templates)
        object["responses"] = .object(responses(templates))
        return .object(object)
    }

    private func responses(_ templates: TemplateList) -> JSONObject {
        let response = description.response
        var responses: JSONObject = [response.status.text: response.json(templates, hasBody: method != .head)]
        if hasTag {
            responses[HTTPStatus.notModified.text] =
                ["description": "The client has this state.", "headers": response.headerReferences]
        }
        for problem in problems { responses[problem.status.text] = problem.reference }
        return responses
    }
}

extension HTTPStatus {
    /// The three digits.
    var text: String { String(rawValue) }
}
