/// Answers the requests of one resource.
///
/// It is called on the poll thread, for methods that its routes have; OPTIONS never comes here.
protocol RouteHandler: Sendable {
    /// Answers a request that the gate has let through, now or later.
    func handle(_ exchange: consuming Exchange)
}
