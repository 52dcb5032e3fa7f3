internal import HTTPDaemon

/// Answers `GET /openapi.json`.
struct OpenAPIHandler: RouteHandler {
    func handle(_ exchange: consuming Exchange) {
        exchange.respond(.json(OpenAPIDocument.bytes))
    }
}
