internal import HTTPDaemon

/// Answers with an icon; one that has not been asked for before is drawn off the poll thread.
struct IconHandler: RouteHandler {
    let icons: IconCache
    let queue: SerialQueue

    func handle(_ exchange: consuming Exchange) {
        let id = exchange.context.id
        guard let glyph = exchange.context.match?[.icon].flatMap(IconCache.glyph) else {
            return exchange.respond(Problem.pathNotFound.response(id))
        }
        if let kept = icons.kept(glyph) { return exchange.respond(kept) }
        queue.respond(to: exchange) { [icons] in icons.draw(glyph) ?? Problem.pathNotFound.response(id) }
    }
}
