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
