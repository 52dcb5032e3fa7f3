internal import HTTPDaemon
internal import Widgets

/// Answers `GET /events`: lets viewers in.
struct EventHandler: RouteHandler {
    /// Slugs that a viewer may ask for by name.
    static let slugLimit = 256

    let source: EventSource
    let places: ViewerPlaces

    func handle(_ exchange: consuming Exchange) {
        let response = response(
            exchange.context,
            query: exchange.request.query,
            lastEventID: exchange.request.header(.lastEventID)
        )
        exchange.respond(response)
    }

    /// The stream, or why there is none.
    private func response(_ context: RequestContext, query: String?, lastEventID: String?) -> HTTPResponse {
        guard let access = context.access, let credential = context.credential else {
            return Problem.tokenInvalid.response(context.id)
        }
        let asked = QueryItems.all("slug", in: query, limit: EventHandler.slugLimit + 1)
        let slugs = asked.compactMap { $0.flatMap { Slug($0) } }
        guard slugs.count == asked.count, slugs.count <= EventHandler.slugLimit else {
            return Problem.slugsInvalid.response(context.id)
        }
        guard slugs.allSatisfy(access.mayRead) else {
            return Problem.forbidden(access.slugRefusal).response(context.id)
        }
        guard let place = places.take(for: context.address) else { return Problem.viewersFull.response(context.id) }
        let scope = EventScope(access: access, slugs: Set(slugs), seed: source.hub.seed)
        let state = ViewerState(scope: scope, credential: credential, lastEventID: lastEventID)
        let viewer = Viewer(source, state, place: place)
        return HTTPResponse(
            .ok,
            fields: [
                HTTPField(.contentType, "text/event-stream"), HTTPField(.cacheControl, "no-store"),
                HTTPField(.xAccelBuffering, "no"), HTTPField(.xContentTypeOptions, "nosniff"),
            ],
            body: .stream(viewer)
        )
    }
}

extension Problem {
    /// Slugs in the query break the pattern, or there are too many.
    static let slugsInvalid = Problem(
        status: .badRequest,
        code: .slugInvalid,
        detail: "A slug in the query is malformed, or there are more than \(EventHandler.slugLimit): \(Slug.rule)."
    )
}
