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
