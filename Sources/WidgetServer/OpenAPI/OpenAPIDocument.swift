/// The server's own description in OpenAPI 3.1.
enum OpenAPIDocument {
    /// The document in UTF-8, as `openapi.json` in this folder has it.
    static let bytes = PackageResources.openapi_json
}
