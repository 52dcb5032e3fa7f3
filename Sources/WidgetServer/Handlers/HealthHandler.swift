internal import HTTPDaemon

/// Answers `GET /health`.
struct HealthHandler: RouteHandler {
    func handle(_ exchange: consuming Exchange) {
        exchange.respond(.json(Array("{\"status\":\"ok\"}".utf8)))
    }
}
