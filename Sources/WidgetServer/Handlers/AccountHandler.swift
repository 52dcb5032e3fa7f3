internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Answers `GET /auth/me`.
struct AccountHandler: RouteHandler {
    let board: WidgetBoard
    let clocks: Clocks
    let log: ServerLog

    func handle(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let account = context.access?.owner else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        let response = summary(of: account, context.id)
        exchange.respond(response)
    }

    private func summary(of account: Account, _ id: RequestID) -> HTTPResponse {
        let month = UsageMonth(of: clocks.now())
        do throws(StoreError) {
            let used = try board.usage(of: account.id, month: month.text)
            return .json(AccountSummary.bytes(account, month: month, widgetUpdates: used))
        } catch {
            return log.failure(error, id)
        }
    }
}
