internal import HTTPDaemon

/// The calls that the server answers, by path.
enum Route: Sendable, Equatable {
    /// `/health`.
    case health
    /// `/auth/me`.
    case me
    /// `/session`.
    case session
    /// `/widgets`.
    case widgets
    /// `/widgets/{slug}`; the segment decoded, not yet checked against the pattern of slugs.
    case widget(String)
    /// `/events`.
    case events
    /// `/widgets/{slug}/pushes`; the segment decoded.
    case pushes(String)
    /// `/widgets/{slug}/actions/{role}`; the segment decoded.
    case action(String, ActionRole)
    /// `/widgets/{slug}/picture.png` and the like.
    case picture(String, PictureFormat)
    /// `/p/{token}/medium.png` and the like: the token, the family's name, and the kind of file; none is checked yet.
    case sharedPicture(String, Substring, PictureFormat)
    /// `/widgets/{slug}/links`.
    case widgetLinks(String)
    /// `/widgets/{slug}/links/{id}`.
    case widgetLink(String, String)
    /// `/links`.
    case links
    /// `/metrics`.
    case metrics
    /// `/openapi.json`.
    case openAPI
    /// A page for browsers, or a file of one.
    case page(Page)

    /// The route of a path; nil when there is none.
    ///
    /// - Parameter path: The path as it was sent. Empty segments count for nothing, so `//widgets/` is `/widgets`; the
    ///   other segments are percent-decoded one by one.
    init?(path: String) {
        // What is asked for most, told apart without taking it to pieces.
        if path.hasPrefix("/widgets/"), path.utf8.count > 9 {
            let rest = path.utf8.dropFirst(9)
            if rest.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%") }) {
                self = .widget(String(Substring(rest)))
                return
            }
        }
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
        if !path.isEmpty, let page = Page(segments: segments.map { PercentEncoding.decoded($0) ?? "" }) {
            self = .page(page)
            return
        }
        switch segments.count {
        case 1:
            switch PercentEncoding.decoded(segments[0]) {
            case "health": self = .health
            case "session": self = .session
            case "widgets": self = .widgets
            case "events": self = .events
            case "links": self = .links
            case "metrics": self = .metrics
            case "openapi.json": self = .openAPI
            default: return nil
            }
        case 2:
            let first = PercentEncoding.decoded(segments[0])
            let second = PercentEncoding.decoded(segments[1])
            if first == "widgets" {
                self = .widget(second ?? "")
            } else if first == "auth", second == "me" {
                self = .me
            } else {
                return nil
            }
        default: self.init(deep: segments.map { PercentEncoding.decoded($0) ?? "" })
        }
    }

    /// The slug in the path, decoded and not yet checked; nil for a route without one.
    var slugText: String? {
        switch self {
        case .widget(let text), .pushes(let text), .action(let text, _), .picture(let text, _), .widgetLinks(let text),
            .widgetLink(let text, _):
            text
        default: nil
        }
    }

    /// The path with its variable part named, as documents and metrics have it.
    var template: String {
        switch self {
        case .health: "/health"
        case .me: "/auth/me"
        case .session: "/session"
        case .widgets: "/widgets"
        case .widget: "/widgets/{slug}"
        case .events: "/events"
        case .pushes: "/widgets/{slug}/pushes"
        case .action: "/widgets/{slug}/actions/{role}"
        case .picture: "/widgets/{slug}/picture.{format}"
        case .sharedPicture: "/p/{token}/{family}.{format}"
        case .widgetLinks: "/widgets/{slug}/links"
        case .widgetLink: "/widgets/{slug}/links/{id}"
        case .links: "/links"
        case .metrics: "/metrics"
        case .openAPI: "/openapi.json"
        case .page(let page): page.template
        }
    }

    /// The methods that the route answers, besides OPTIONS.
    var methods: [HTTPMethod] {
        switch self {
        case .health, .me, .pushes, .events, .metrics, .openAPI, .page, .picture, .sharedPicture, .links:
            [.get, .head]
        case .action: [.post]
        case .session: [.post, .delete]
        case .widgets, .widgetLinks: [.get, .head, .post]
        case .widgetLink: [.delete]
        case .widget: [.get, .head, .patch, .delete]
        }
    }
}
