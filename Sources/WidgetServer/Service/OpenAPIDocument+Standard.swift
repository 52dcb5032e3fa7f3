internal import Synchronization
public import Widgets

extension OpenAPIDocument {
    /// Describes all routes of the server.
    ///
    /// - Parameter templates: The templates whose contents are described.
    public init(templates: TemplateList) {
        self.init(routes: Routes.rows.map { $0.route }, templates: templates)
    }
}

/// The document that `GET /openapi.json` responds with, made when it is first asked for.
final class ServedDescription: Sendable {
    private let templates: TemplateList
    private let made = Mutex<[UInt8]?>(nil)

    /// The description of a server that draws these templates.
    init(templates: TemplateList) {
        self.templates = templates
    }

    /// The document in UTF-8.
    var bytes: [UInt8] {
        made.withLock { made in
            if let made { return made }
            let bytes = OpenAPIDocument(templates: templates).bytes
            made = bytes
            return bytes
        }
    }
}
