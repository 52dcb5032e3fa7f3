internal import HTTPDaemon
internal import Widgets

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
