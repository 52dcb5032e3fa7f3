internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Answers `/session`: signs browsers in and out.
struct SessionHandler: RouteHandler {
    /// Sessions that one key may have; one more ends the one that was unused for longest.
    static let sessionsPerKey = 100

    let store: any Store
    let queue: SerialQueue
    let forwarded: ForwardedRequest
    let clocks: Clocks
    let log: ServerLog

    func handle(_ exchange: consuming Exchange) {
        if exchange.context.method == .post { signIn(exchange) } else { signOut(exchange) }
    }

    /// Trades the key of a request for a session, and clears away those that have run out.
    private func signIn(_ exchange: consuming Exchange) {
        let context = exchange.context
        let isSecure = forwarded.isSecure(exchange.request)
        guard case .key(let key, _)? = context.access else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        answer(exchange) { [store, clocks] () throws(StoreError) in
            let now = clocks.now()
            try store.endSessions(unusedSince: now.adding(seconds: -SessionRecord.lifetimeSeconds))
            let secret = try AccessKey.random(.session)
            _ = try store.createSession(
                NewSession(key: key.id, digest: secret.digest, createdAt: now),
                limit: SessionHandler.sessionsPerKey
            )
            return SessionCookie.setting(secret, isSecure: isSecure)
        }
    }

    /// Ends the session of a request.
    private func signOut(_ exchange: consuming Exchange) {
        let context = exchange.context
        guard let session = context.access?.session else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        answer(exchange) { [store] () throws(StoreError) in
            _ = try store.endSession(session)
            return SessionCookie.clearing
        }
    }

    /// Does something with the store on the queue's thread and answers with 204 and the cookie that comes of it.
    private func answer(
        _ exchange: consuming Exchange,
        _ change: @escaping @Sendable () throws(StoreError) -> HTTPField
    ) {
        let id = exchange.context.id
        queue.respond(to: exchange) { [log] in
            do throws(StoreError) {
                let fields = [HTTPField(.cacheControl, "no-store"), try change()]
                return HTTPResponse(.noContent, fields: fields)
            } catch {
                log.say(.error, "Request \(id.text): the store refused a change of sessions: \(error)")
                return SessionHandler.problem(error).response(id)
            }
        }
    }

    /// A key that was revoked between the check and the write is no fault of the store.
    private static func problem(_ error: StoreError) -> Problem {
        error.kind == .invalid ? .tokenInvalid : .store(error)
    }
}
