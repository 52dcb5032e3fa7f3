public import Widgets

extension OpenAPIDocument {
    /// The document that `GET /openapi.json` responds with, made when it is first asked for.
    public static let standard = OpenAPIDocument(templates: .standard)

    /// Describes all routes of the server.
    ///
    /// - Parameter templates: The templates whose contents are described.
    public init(templates: TemplateList) {
        self.init(routes: Routes.rows.map { $0.route }, templates: templates)
    }
}
