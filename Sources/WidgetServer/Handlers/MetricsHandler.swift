internal import HTTPDaemon

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
