internal import Widgets

/// A parameter of an operation.
struct OperationParameter: Sendable {
    /// The part of a request that a parameter stands in.
    enum Location: String, Sendable {
        /// The path, where it is required.
        case path
        /// The query.
        case query
        /// The header fields.
        case header
    }

    /// The name among the components of the document, such as `pictureScale`.
    let key: String
    /// The name in requests, such as `scale`.
    let name: String
    /// The part of the request.
    let location: Location
    /// A sentence for the document.
    let description: String
    /// The JSON schema of the value.
    let schema: JSON
    /// A value as an example; nil if the schema says it all.
    var example: String?
}
