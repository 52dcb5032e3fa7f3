internal import HTTPDaemon
internal import Widgets

/// The response to a request that succeeds.
struct OperationResponse: Sendable {
    /// The status.
    let status: HTTPStatus
    /// A sentence for the document.
    let description: String
    /// The header fields that matter to clients.
    var headers: [ResponseHeader] = []
    /// The media types; empty if there is no body.
    var types: [String] = []
    /// The JSON schema of the body.
    var schema: JSON = true
    /// A body as an example, given the templates that the document describes; nil for none.
    var example: @Sendable (TemplateList) -> JSON? = { _ in nil }

    /// A response of JSON.
    static func json(
        _ description: String,
        status: HTTPStatus = .ok,
        headers: [ResponseHeader] = [],
        schema: JSON,
        example: @escaping @Sendable (TemplateList) -> JSON? = { _ in nil }
    ) -> OperationResponse {
        OperationResponse(
            status: status,
            description: description,
            headers: headers,
            types: [MediaType.json],
            schema: schema,
            example: example
        )
    }
}

/// A header field of responses.
struct ResponseHeader: Sendable {
    /// The name among the components of the document, such as `RetryAfter`.
    let key: String
    /// The name of the field.
    let name: HTTPFieldName
    /// A sentence for the document.
    let description: String
    /// The JSON schema of the value.
    let schema: JSON
    /// A value as an example.
    let example: JSON
}
