internal import Widgets

/// The body of a request.
struct OperationBody: Sendable {
    /// A body as an example.
    struct Example: Sendable {
        /// The name, unique among the examples of the body.
        let name: String
        /// A phrase for the document.
        let summary: String
        /// The body.
        let value: JSON
    }

    /// True if a request without a body is refused.
    let isRequired: Bool
    /// The media types.
    let types: [String]
    /// The JSON schema of the body.
    let schema: JSON
    /// The examples, given the templates that the document describes.
    var examples: @Sendable (TemplateList) -> [Example] = { _ in [] }
}
