internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

extension AccessRule {
    /// The credentials that a method accepts; nil for those of the whole document.
    func schemes(for method: HTTPMethod) -> [SecurityScheme]? {
        switch self {
        case .open, .sharedLink: []
        case .keyOrLocal: SecurityScheme.usual + [.local]
        case .key, .listing: nil
        case .keyOrReadToken, .events: method.isRead ? SecurityScheme.usual + [.readToken, .readTokenInQuery] : nil
        case .session: method == .post ? [.key] : [.session]
        }
    }
}

extension SecurityScheme {
    /// The credentials that operations accept unless they say otherwise.
    static let usual: [SecurityScheme] = [.key, .session]

    /// The security requirement object of the document.
    var requirement: JSON {
        self == .local ? [:] : .object([rawValue: []])
    }

    /// The security scheme objects of the document.
    static var components: JSONObject {
        var components: JSONObject = [:]
        for scheme in allCases { components[scheme.rawValue] = scheme.json }
        return components
    }

    private var json: JSON? {
        switch self {
        case .key:
            SecurityScheme.bearer(
                .account,
                "A key, made with `headway keys create NAME`. Its patterns, if any, say which slugs it may touch."
            )
        case .session:
            [
                "type": "apiKey", "in": "cookie", "name": .string(SessionCookie.name),
                "description": .string(
                    "The cookie that `POST /session` gives a browser: \(SecurityScheme.form(.session)). It can do what its "
                        + "key can. It ends with the key, by `DELETE /session`, and after "
                        + "\(SessionRecord.lifetimeSeconds / 86_400) days without use."
                ),
            ]
        case .readToken: SecurityScheme.bearer(.readOnly, "A token that reads one widget and does nothing else.")
        case .readTokenInQuery:
            [
                "type": "apiKey", "in": "query", "name": "token",
                "description": "The same token where no header can be sent. A key is not accepted here.",
            ]
        case .local: nil
        }
    }

    private static func bearer(_ kind: AccessKey.Kind, _ description: String) -> JSON {
        [
            "type": "http", "scheme": "bearer", "bearerFormat": .string(form(kind)),
            "description": .string(description),
        ]
    }

    private static func form(_ kind: AccessKey.Kind) -> String {
        "\(kind.rawValue) and \(AccessKey.secretLength) base62 characters"
    }
}
