internal import HTTPDaemon

/// Answers `GET /openapi.json`.
struct OpenAPIHandler: RouteHandler {
    /// Gives the document in UTF-8.
    let document: @Sendable () -> [UInt8]

    func handle(_ exchange: consuming Exchange) {
        exchange.respond(.json(document()))
    }
}
