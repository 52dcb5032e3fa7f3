internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Signs browsers in and out.
final class SessionDesk: Sendable {
    /// Sessions that one key may have; one more ends the one that was unused for longest.
    static let sessionsPerKey = 100

    private let store: any Store
    private let errands: Errands
    private let clock: @Sendable () -> Instant
    private let log: ServerLog

    init(store: any Store, errands: Errands, clock: @escaping @Sendable () -> Instant, log: ServerLog) {
        self.store = store
        self.errands = errands
        self.clock = clock
        self.log = log
    }

    /// Trades the key of a request for a session, and clears away those that have run out.
    func signIn(_ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext, isSecure: Bool) {
        guard case .key(let key, _)? = context.access else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        answer(exchange, context) { [store, clock] () throws(StoreError) in
            let now = clock()
            try store.endSessions(unusedSince: now.adding(seconds: -SessionRecord.lifetimeSeconds))
            let secret = try AccessKey.random(.session)
            _ = try store.createSession(
                NewSession(key: key.id, digest: secret.digest, createdAt: now),
                limit: SessionDesk.sessionsPerKey
            )
            return SessionCookie.setting(secret, isSecure: isSecure)
        }
    }

    /// Ends the session of a request.
    func signOut(_ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext) {
        guard let session = context.access?.session else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        answer(exchange, context) { [store] () throws(StoreError) in
            _ = try store.endSession(session)
            return SessionCookie.clearing
        }
    }

    /// Stores that a session was used, without waiting for that.
    ///
    /// What cannot be stored now is stored with a later use.
    func noteUse(of id: SessionID, at instant: Instant) {
        _ = errands.run { [store, log] in
            do {
                try store.useSession(id, at: instant)
            } catch {
                log.say(.warning, "The use of a session could not be stored: \(error)")
            }
        }
    }

    /// Does something with the store on the errands' thread and answers with 204 and the cookie that comes of it.
    private func answer(
        _ exchange: consuming HTTPExchange<RequestContext>,
        _ context: RequestContext,
        _ change: @escaping @Sendable () throws(StoreError) -> HTTPField
    ) {
        errands.answer(exchange, context) { [log] in
            do throws(StoreError) {
                let fields = [HTTPField(.cacheControl, "no-store"), try change()]
                return HTTPResponse(.noContent, fields: fields)
            } catch {
                log.say(.error, "Request \(context.id.text): the store refused a change of sessions: \(error)")
                return SessionDesk.problem(error).response(context.id)
            }
        }
    }

    /// A key that was revoked between the check and the write is no fault of the store.
    private static func problem(_ error: StoreError) -> Problem {
        error.kind == .invalid ? .tokenInvalid : .store(error)
    }
}
