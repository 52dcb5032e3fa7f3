internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Answers `GET /widgets/{slug}/pushes`, away from the poll thread, as the store may block.
struct HistoryHandler: RouteHandler {
    let board: WidgetBoard
    let store: any Store
    let queue: SerialQueue
    let log: ServerLog

    func handle(_ exchange: consuming Exchange) {
        let id = exchange.context.id
        guard let widget = board.widget(of: exchange.context) else {
            return exchange.respond(Problem.widgetNotFound.response(id))
        }
        queue.respond(to: exchange) { [self] in
            do throws(StoreError) {
                // In this order: what is stored meanwhile is then in both, and never in none.
                let held = board.heldPushes(to: widget.ordinal)
                let pushes = PushHistory.merged(held, try store.pushes(widget: widget.ordinal))
                let names = try store.keys(account: widget.account).map { ($0.id, $0.name) }
                let bytes = PushHistory.bytes(pushes, names: Dictionary(names) { first, _ in first })
                return .json(bytes)
            } catch {
                return log.failure(error, id)
            }
        }
    }
}
