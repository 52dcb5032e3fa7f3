internal import Widgets

/// What browsers are given: documents for people, and the files that these are made of.
enum Page: Sendable, Equatable {
    /// `/`, the widgets.
    case widgets
    /// `/wall`, nothing but bars.
    case wall
    /// `/w/{slug}`, one widget.
    case widget
    /// `/playground`.
    case playground
    /// `/sign-in`.
    case signIn
    /// `/service-worker.js`, which must lie at the top to serve all pages.
    case serviceWorker
    /// `/manifest.webmanifest`.
    case manifest
    /// `/site/icons/{icon}`; the name of the file.
    case icon(String)
    /// `/site/{file}`; the path as it was sent.
    case file(String)

    /// The path of the file within the site.
    var sitePath: String {
        switch self {
        case .widgets: "pages/widgets.html"
        case .wall: "pages/wall.html"
        case .widget: "pages/widget.html"
        case .playground: "pages/playground.html"
        case .signIn: "pages/sign-in.html"
        case .serviceWorker: "service-worker.js"
        case .manifest: "manifest.webmanifest"
        case .icon(let name): "icons/" + name
        case .file(let path): path
        }
    }

    /// The path with its variable part named, as metrics have it.
    var template: String {
        switch self {
        case .widgets: "/"
        case .wall: "/wall"
        case .widget: "/w/{slug}"
        case .playground: "/playground"
        case .signIn: "/sign-in"
        case .serviceWorker: "/service-worker.js"
        case .manifest: "/manifest.webmanifest"
        case .icon: "/site/icons/{icon}"
        case .file: "/site/{file}"
        }
    }

    /// The page of the segments of a path, decoded where they can be; nil when there is none.
    init?(segments: [String]) {
        switch segments {
        case []: self = .widgets
        case ["wall"]: self = .wall
        case ["playground"]: self = .playground
        case ["sign-in"]: self = .signIn
        case ["service-worker.js"]: self = .serviceWorker
        case ["manifest.webmanifest"]: self = .manifest
        case _ where segments.count == 2 && segments[0] == "w" && Slug(segments[1]) != nil: self = .widget
        case _ where segments.count == 3 && segments[0] == "site" && segments[1] == "icons": self = .icon(segments[2])
        case _ where segments.count > 1 && segments[0] == "site":
            self = .file(segments.dropFirst().joined(separator: "/"))
        default: return nil
        }
    }
}
