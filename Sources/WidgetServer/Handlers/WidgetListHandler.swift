internal import HTTPDaemon
internal import Widgets

/// Answers `GET /widgets` and `POST /widgets`.
struct WidgetListHandler: RouteHandler {
    let board: WidgetBoard
    let writer: WidgetWriter
    let clocks: Clocks
    let templates: TemplateList

    func handle(_ exchange: consuming Exchange) {
        if exchange.context.method == .post { post(exchange) } else { list(exchange) }
    }

    private func list(_ exchange: consuming Exchange) {
        guard let access = exchange.context.access else {
            return exchange.respond(Problem.tokenInvalid.response(exchange.context.id))
        }
        let widgets = board.widgets(of: access.account).filter { access.mayRead($0.slug) }
        let response = WidgetAnswers.list(widgets, noneMatch: exchange.request.header(.ifNoneMatch))
        exchange.respond(response)
    }

    private func post(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard !exchange.body.isEmpty else {
            return exchange.respond(Problem.widgetRequired.response(context.id))
        }
        do throws(JSONError) {
            let body = try JSON(parsing: exchange.body)
            do throws(Faults) {
                let (slug, draft) = try WidgetDraft.posted(body, now: clocks.now(), templates: templates)
                guard let access = context.access, access.mayWrite(slug) else {
                    let detail = context.access?.slugRefusal ?? ""
                    return exchange.respond(Problem.forbidden(detail).response(context.id))
                }
                exchange.context = context.with(slug: slug)
                writer.write(.put(draft), exchange)
            } catch {
                exchange.respond(Problem.invalid(error).response(context.id))
            }
        } catch {
            exchange.respond(Problem.notJSON(error).response(context.id))
        }
    }
}
