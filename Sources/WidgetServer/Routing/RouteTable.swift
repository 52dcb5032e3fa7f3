internal import HTTPDaemon

/// Finds the route of a path.
struct RouteTable: Sendable {
    /// The routes; of several that a path could be the first counts.
    let routes: [Route]

    private let shortcut: (prefix: String, number: Int)?

    /// - Parameters:
    ///   - routes: The routes, the most special first.
    ///   - shortcut: The template of the route that is asked for most: texts, and one value at the end.
    init(_ routes: [Route], shortcut: String) {
        self.routes = routes
        self.shortcut = routes.firstIndex { $0.template == shortcut }.map { number in
            (String(shortcut.prefix { $0 != "{" }), number)
        }
    }

    /// Finds the route of a path.
    ///
    /// - Parameter path: The path as it was sent. Empty segments count for nothing, so `//widgets/` is `/widgets`; the
    ///   other segments are percent-decoded one by one.
    /// - Returns: The route and the values in the path; nil when no route has this path.
    func match(_ path: String) -> RouteMatch? {
        if let match = quickMatch(path) { return match }
        guard !path.isEmpty else { return nil }
        let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
            .map { PercentEncoding.decoded($0) ?? "" }
        for (number, route) in routes.enumerated() {
            if let values = route.values(in: segments) {
                return RouteMatch(route: route, number: number, values: values)
            }
        }
        return nil
    }

    /// The route that is asked for most, told apart without taking the path to pieces.
    private func quickMatch(_ path: String) -> RouteMatch? {
        guard let (prefix, number) = shortcut, path.hasPrefix(prefix) else { return nil }
        let rest = path.utf8.dropFirst(prefix.utf8.count)
        guard !rest.isEmpty, rest.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%") }) else { return nil }
        return RouteMatch(route: routes[number], number: number, values: PathValues(String(Substring(rest))))
    }
}

/// A route, and the values of the variable parts of the path that was asked for.
struct RouteMatch: Sendable {
    /// The route.
    let route: Route
    /// The place of the route in its table.
    let number: Int
    /// The values, decoded; what the pattern of a slug demands is not checked yet.
    let values: PathValues

    /// The value of a variable part; nil where the path has none of this name.
    subscript(_ parameter: PathParameter) -> String? {
        route.path.parameters.firstIndex(of: parameter).map { values[$0] }
    }
}

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
