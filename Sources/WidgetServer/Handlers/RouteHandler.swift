internal import HTTPDaemon

/// Answers the requests of one resource.
///
/// It is called on the poll thread, for methods that its routes have; OPTIONS never comes here.
protocol RouteHandler: Sendable {
    /// Answers a request that the gate has let through, now or later.
    func handle(_ exchange: consuming Exchange)
}

/// Answers `GET /health`.
struct HealthHandler: RouteHandler {
    func handle(_ exchange: consuming Exchange) {
        exchange.respond(.json(Array("{\"status\":\"ok\"}".utf8)))
    }
}

/// Answers `GET /openapi.json`.
struct OpenAPIHandler: RouteHandler {
    /// Gives the document in UTF-8.
    let document: @Sendable () -> [UInt8]

    func handle(_ exchange: consuming Exchange) {
        exchange.respond(.json(document()))
    }
}

/// Answers `GET /metrics`.
struct MetricsHandler: RouteHandler {
    let statistics: ServerStatistics
    let board: WidgetBoard
    let viewers: ViewerPlaces
    let hub: EventHub
    let renders: RenderQueue

    func handle(_ exchange: consuming Exchange) {
        let page = statistics.page(board: board, viewers: viewers, events: hub.events, renders: renders)
        exchange.respond(page)
    }
}
