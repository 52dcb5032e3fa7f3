internal import HTTPDaemon
internal import Widgets

/// Answers `POST /widgets/{slug}/actions/{role}`: sends the stored action of a widget for somebody who is signed in.
final class RelayHandler: RouteHandler {
    private let board: WidgetBoard
    private let relay: ActionRelay?

    /// - Parameters:
    ///   - board: Has the widgets with their actions.
    ///   - relay: Sends them; nil where the operator has not turned that on.
    init(board: WidgetBoard, relay: ActionRelay?) {
        self.board = board
        self.relay = relay
    }

    /// Sends an action and answers with what its target said.
    func handle(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let relay else { return exchange.respond(Problem.relayOff.response(context.id)) }
        guard let access = context.access, access.session != nil else {
            return exchange.respond(Problem.relayNeedsSession.response(context.id))
        }
        guard let slug = context.slug, let widget = board.widget(slug, of: access.account) else {
            return exchange.respond(Problem.widgetNotFound.response(context.id))
        }
        guard let role = context.match?[.role].flatMap({ ActionRole(rawValue: $0) }),
            let action = RelayHandler.action(role, of: widget)
        else {
            return exchange.respond(Problem.actionNotFound.response(context.id))
        }
        guard let request = ActionRequest(action) else {
            return exchange.respond(Problem.actionNotHTTP.response(context.id))
        }
        let deferred = exchange.defer()
        let isTaken = relay.send(request) { outcome in
            deferred.complete(with: RelayHandler.response(outcome, context))
        }
        if !isTaken { deferred.complete(with: Problem.busy.response(context.id)) }
    }

    private static func action(_ role: ActionRole, of widget: Widget) -> WidgetAction? {
        guard let fields = widget.draft.content?.fields else { return nil }
        return switch role {
        case .primary: fields.urlAction
        case .secondary: fields.secondaryURLAction
        case .tap: fields.tapAction
        }
    }

    private static func response(_ outcome: RelayOutcome, _ context: RequestContext) -> HTTPResponse {
        switch outcome {
        case .answered(let status): .json(Array("{\"status\":\(status)}".utf8))
        case .timedOut: Problem.relayTimedOut.response(context.id)
        case .failed(let failure): Problem.relayFailed(failure).response(context.id)
        }
    }
}
