/// A row of the table of routes: a route, and what answers it.
struct RouteRow: Sendable {
    /// The route.
    let route: Route
    /// Picks the handler.
    let handler: @Sendable (Handlers) -> any RouteHandler

    /// A row of the API.
    ///
    /// - Parameters:
    ///   - template: The path with its variable parts named.
    ///   - operations: The methods, each with its description for the OpenAPI document.
    ///   - access: The access rule.
    ///   - isCounted: True if requests count towards the rate of their address.
    ///   - isStream: True if a response lasts for as long as its client stays connected.
    ///   - handler: Picks the handler.
    init(
        _ template: String,
        _ operations: [Operation],
        _ access: AccessRule,
        isCounted: Bool = true,
        isStream: Bool = false,
        handler: @escaping @Sendable (Handlers) -> any RouteHandler
    ) {
        route = Route(template, operations, access, isCounted: isCounted, isStream: isStream)
        self.handler = handler
    }

    /// A row of a page or a file of one: open to anyone, and not counted, as one page takes a dozen files, which cost
    /// nothing.
    init(page template: String, handler: @escaping @Sendable (Handlers) -> any RouteHandler) {
        route = Route(template, [.page], .open, isCounted: false, isPage: true)
        self.handler = handler
    }

    /// A row of a page that is one file of the site, whatever the path has.
    init(page template: String, file: String) {
        self.init(page: template) { SiteFileHandler(files: $0.files, path: file) }
    }
}
