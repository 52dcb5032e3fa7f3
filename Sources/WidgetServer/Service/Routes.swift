/// All routes: path, methods, access, whether requests count towards the rate, and handler.
///
/// Of several rows that a path could be the first counts.
enum Routes {
    /// The rows.
    static let rows: [RouteRow] = [
        RouteRow("/health", [.get()], .open, isCounted: false) { $0.health },
        RouteRow("/auth/me", [.get()], .key) { $0.account },
        RouteRow("/session", [.post(), .delete()], .session) { $0.session },
        RouteRow("/widgets", [.get(), .post()], .listing) { $0.widgets },
        RouteRow("/widgets/{slug}", [.get(), .patch(), .delete()], .keyOrReadToken) { $0.widget },
        RouteRow("/widgets/{slug}/pushes", [.get()], .key) { $0.history },
        RouteRow("/widgets/{slug}/actions/{role}", [.post()], .key) { $0.relay },
        RouteRow("/widgets/{slug}/picture.{format}", [.get()], .keyOrReadToken) { $0.pictures },
        RouteRow("/widgets/{slug}/links", [.get(), .post()], .key) { $0.links },
        RouteRow("/widgets/{slug}/links/{id}", [.delete()], .key) { $0.links },
        RouteRow("/links", [.get()], .listing) { $0.links },
        RouteRow("/p/{token}/{family}.{format}", [.get()], .sharedLink) { $0.pictures },
        RouteRow("/events", [.get()], .events, isStream: true) { $0.events },
        RouteRow("/metrics", [.get()], .keyOrLocal) { $0.metrics },
        RouteRow("/openapi.json", [.get()], .key) { $0.openAPI },
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
