internal import HTTPDaemon

extension Problem {
    /// The route does not answer the method.
    static func methodNotAllowed(_ route: Route) -> Problem {
        Problem(
            status: .methodNotAllowed,
            detail:
                "\(route.template) answers \(route.methods.map(\.rawValue).joined(separator: ", ")) and OPTIONS only.",
            fields: [HTTPField(.allow, route.allow)]
        )
    }
}
