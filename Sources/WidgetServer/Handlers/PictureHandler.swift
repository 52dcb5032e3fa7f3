internal import HTTPDaemon
internal import Widgets

/// Answers `/widgets/{slug}/picture.{format}` and the pictures of shared links.
struct PictureHandler: RouteHandler {
    let board: WidgetBoard
    let renders: RenderQueue

    func handle(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let match = context.match, let format = match[.format].flatMap({ PictureFormat(rawValue: $0) }) else {
            return exchange.respond(Problem.pathNotFound.response(context.id))
        }
        // Only the path of a shared link names the family.
        let family = match[.family]
        let form = PictureAnswers(
            format: format,
            isShared: family != nil,
            isOwn: context.access?.key != nil,
            noneMatch: exchange.request.header(.ifNoneMatch)
        )
        guard let widget = board.widget(of: context) else {
            let problem: Problem = family == nil ? .widgetNotFound : .pictureNotFound
            return exchange.respond(problem.response(context.id))
        }
        do throws(Faults) {
            let options = try PictureQuery.options(exchange.request.query, format, family: family.map { $0[...] })
            renders.answer(exchange, widget, options, form)
        } catch {
            exchange.respond(form.problem(.invalid(error), context.id))
        }
    }
}
