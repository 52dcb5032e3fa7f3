internal import HTTPDaemon
internal import Widgets

/// Answers `/widgets/{slug}`: reads, patches and removes one widget.
struct WidgetHandler: RouteHandler {
    let board: WidgetBoard
    let writer: WidgetWriter

    func handle(_ exchange: consuming Exchange) {
        switch exchange.context.method {
        case .patch: patch(exchange)
        case .delete: writer.write(.delete, exchange)
        default: read(exchange)
        }
    }

    private func read(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let widget = board.widget(of: context) else {
            return exchange.respond(Problem.widgetNotFound.response(context.id))
        }
        let response = WidgetAnswers.one(widget, noneMatch: exchange.request.header(.ifNoneMatch))
        exchange.respond(response)
    }

    private func patch(_ exchange: consuming Exchange) {
        let id = exchange.context.id
        guard !exchange.body.isEmpty else { return exchange.respond(Problem.patchRequired.response(id)) }
        do throws(JSONError) {
            writer.write(.patch(try JSON(parsing: exchange.body)), exchange)
        } catch {
            exchange.respond(Problem.notJSON(error, code: .contentInvalid).response(id))
        }
    }
}

extension WidgetBoard {
    /// The widget that a request is about, as it was last committed.
    func widget(of context: RequestContext) -> Widget? {
        guard let access = context.access, let slug = context.slug else { return nil }
        return widget(slug, of: access.account)
    }
}
