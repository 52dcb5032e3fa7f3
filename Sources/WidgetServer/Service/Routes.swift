/// All routes: path, operations, access, whether requests count towards the rate, and handler.
///
/// Of several rows that a path could be the first counts.
enum Routes {
    /// The rows.
    static let rows: [RouteRow] = [
        RouteRow("/health", [.getHealth], .open, isCounted: false) { $0.health },
        RouteRow("/auth/me", [.getAccount], .key) { $0.account },
        RouteRow("/session", [.signIn, .signOut], .session) { $0.session },
        RouteRow("/widgets", [.listWidgets, .putWidget], .listing) { $0.widgets },
        RouteRow("/widgets/{slug}", [.getWidget, .patchWidget, .deleteWidget], .keyOrReadToken) { $0.widget },
        RouteRow("/widgets/{slug}/pushes", [.listPushes], .key) { $0.history },
        RouteRow("/widgets/{slug}/actions/{role}", [.sendAction], .key) { $0.relay },
        RouteRow("/widgets/{slug}/picture.{format}", [.getPicture], .keyOrReadToken) { $0.pictures },
        RouteRow("/widgets/{slug}/links", [.listLinksOfWidget, .createLink], .key) { $0.links },
        RouteRow("/widgets/{slug}/links/{id}", [.revokeLink], .key) { $0.links },
        RouteRow("/links", [.listLinks], .listing) { $0.links },
        RouteRow("/p/{token}/{family}.{format}", [.getSharedPicture], .sharedLink) { $0.pictures },
        RouteRow("/events", [.getEvents], .events, isStream: true) { $0.events },
        RouteRow("/metrics", [.getMetrics], .keyOrLocal) { $0.metrics },
        RouteRow("/openapi.json", [.getDescription], .key) { $0.openAPI },
        RouteRow(page: "/", file: "pages/widgets.html"),
        RouteRow(page: "/wall", file: "pages/wall.html"),
        RouteRow(page: "/w/{slug}", file: "pages/widget.html"),
        RouteRow(page: "/playground", file: "pages/playground.html"),
        RouteRow(page: "/sign-in", file: "pages/sign-in.html"),
        RouteRow(page: "/service-worker.js", file: SiteFiles.serviceWorker),
        RouteRow(page: "/manifest.webmanifest", file: "manifest.webmanifest"),
        RouteRow(page: "/site/icons/{icon}") { $0.icons },
        RouteRow(page: "/site/{file}") { SiteFileHandler(files: $0.files, path: nil) },
    ]

    /// The table that matches paths against the rows.
    static let table = RouteTable(rows.map { $0.route }, shortcut: "/widgets/{slug}")
}
