internal import HTTPDaemon
internal import Widgets

/// Lets viewers in.
struct EventRequest: Sendable {
    /// Slugs that a viewer may ask for by name.
    static let slugLimit = 256

    private let hub: EventHub
    private let board: WidgetBoard
    private let places: ViewerPlaces

    init(hub: EventHub, board: WidgetBoard, places: ViewerPlaces) {
        self.hub = hub
        self.board = board
        self.places = places
    }

    /// The stream, or why there is none.
    func response(_ context: RequestContext, query: String?, lastEventID: String?) -> HTTPResponse {
        guard let access = context.access, let credential = context.credential else {
            return Problem.tokenInvalid.response(context.id)
        }
        let asked = QueryItems.all("slug", in: query, limit: EventRequest.slugLimit + 1)
        let slugs = asked.compactMap { $0.flatMap { Slug($0) } }
        guard slugs.count == asked.count, slugs.count <= EventRequest.slugLimit else {
            return Problem.slugsInvalid.response(context.id)
        }
        guard slugs.allSatisfy(access.mayRead) else {
            return Problem.forbidden(access.slugRefusal).response(context.id)
        }
        guard let place = places.take(for: context.address) else { return Problem.viewersFull.response(context.id) }
        let viewer = Viewer(
            hub: hub,
            board: board,
            scope: EventScope(access: access, slugs: Set(slugs), seed: hub.seed),
            credential: credential,
            place: place,
            lastEventID: lastEventID
        )
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
