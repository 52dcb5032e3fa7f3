internal import HTTPDaemon

/// Answers with a file for browsers.
struct SiteFileHandler: RouteHandler {
    let files: SiteFiles
    /// The path of the file within the site; nil where the request names it.
    let path: String?

    func handle(_ exchange: consuming Exchange) {
        let response = files.answer(
            path ?? exchange.context.match?[.file] ?? "",
            acceptEncoding: exchange.request.header(.acceptEncoding),
            noneMatch: exchange.request.header(.ifNoneMatch)
        )
        let answer = response ?? Problem.pathNotFound.response(exchange.context.id)
        exchange.respond(answer)
    }
}

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
