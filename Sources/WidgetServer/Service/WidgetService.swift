internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Answers the calls of the contract.
final class WidgetService: HTTPHandler {
    private let gate: RequestGate
    private let events: EventRequest
    private let hub: EventHub
    private let places: ViewerPlaces
    private let board: WidgetBoard
    private let store: any Store
    private let sessions: SessionDesk
    private let errands: Errands
    private let relay: RelayDesk
    private let pictures: PictureDesk
    private let links: LinkDesk
    private let clock: @Sendable () -> Instant
    private let log: ServerLog
    private let statistics: ServerStatistics
    private let pages = PageShelf()
    private let icons: IconShelf

    init(
        gate: RequestGate,
        hub: EventHub,
        places: ViewerPlaces,
        board: WidgetBoard,
        store: any Store,
        sessions: SessionDesk,
        errands: Errands,
        relay: RelayDesk,
        pictures: PictureDesk,
        links: LinkDesk,
        icons: IconShelf,
        clock: @escaping @Sendable () -> Instant,
        log: ServerLog,
        statistics: ServerStatistics
    ) {
        self.gate = gate
        self.hub = hub
        self.places = places
        events = EventRequest(hub: hub, board: board, places: places)
        self.board = board
        self.store = store
        self.sessions = sessions
        self.errands = errands
        self.relay = relay
        self.pictures = pictures
        self.links = links
        self.icons = icons
        self.clock = clock
        self.log = log
        self.statistics = statistics
    }

    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission<RequestContext> {
        switch gate.judge(request) {
        case .open(let context): .accept(context)
        case .closed(let context, let response): .answer(response, context)
        }
    }

    func handle(_ exchange: consuming HTTPExchange<RequestContext>) {
        let context = exchange.context
        guard let route = context.route else {
            return exchange.respond(Problem.pathNotFound.response(context.id))
        }
        if context.method == .options {
            return exchange.respond(HTTPResponse(.noContent, fields: [HTTPField(.allow, route.allow)]))
        }
        switch route {
        case .health: exchange.respond(.json(Array("{\"status\":\"ok\"}".utf8)))
        case .me: exchange.respond(me(context))
        case .metrics: exchange.respond(figures())
        case .events:
            let response = events.response(
                context,
                query: exchange.request.query,
                lastEventID: exchange.request.header(.lastEventID)
            )
            exchange.respond(response)
        case .openAPI: exchange.respond(.json(OpenAPIDocument.bytes))
        case .session where context.method == .post:
            let isSecure = gate.isSecure(exchange.request)
            sessions.signIn(exchange, context, isSecure: isSecure)
        case .session: sessions.signOut(exchange, context)
        case .page(.icon(let file)): icon(file, exchange, context)
        case .page(let page): exchange.respond(self.page(page, exchange.request, context))
        case .widgets where context.method == .post: post(exchange, context)
        case .widgets:
            exchange.respond(list(context, noneMatch: exchange.request.header(.ifNoneMatch)))
        case .action(_, let role): relay.send(role, exchange, context)
        case .pushes: pushes(exchange, context)
        case .widget where context.method == .patch: patch(exchange, context)
        case .widget where context.method == .delete: write(.delete, exchange, context)
        case .widget: exchange.respond(read(context, noneMatch: exchange.request.header(.ifNoneMatch)))
        case .picture(_, let format): picture(exchange, context, format, sharedAs: nil)
        case .sharedPicture(_, let family, let format): picture(exchange, context, format, sharedAs: family)
        case .widgetLinks where context.method == .post: links.create(exchange, context)
        case .widgetLinks, .links: links.list(exchange, context)
        case .widgetLink(_, let id): links.revoke(id, exchange, context)
        }
    }

    func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> (HTTPResponse, RequestContext) {
        let id = RequestID.next()
        let response = Problem(status: fault.status, detail: fault.description).response(id)
        let context = RequestContext(
            id: id,
            method: request.method,
            route: Route(path: request.path),
            slug: nil,
            address: gate.address(of: request),
            access: nil
        )
        return (response, context)
    }

    func requestEnded(_ completion: borrowing HTTPCompletion<RequestContext>) {
        let status = completion.status?.rawValue ?? 0
        statistics.count(
            completion.context,
            status: status,
            bytes: completion.bodyBytes,
            nanoseconds: completion.nanoseconds
        )
        log.request(
            completion.context,
            status: status,
            bytes: completion.bodyBytes,
            nanoseconds: completion.nanoseconds,
            wasCutOff: completion.outcome == .aborted
        )
    }

    private func page(_ page: Page, _ request: borrowing HTTPRequest, _ context: RequestContext) -> HTTPResponse {
        let encodings = request.header(.acceptEncoding)
        let noneMatch = request.header(.ifNoneMatch)
        return pages.answer(page, acceptEncoding: encodings, noneMatch: noneMatch)
            ?? Problem.pathNotFound.response(context.id)
    }

    /// Answers with an icon; one that has not been asked for before is drawn off the poll thread.
    private func icon(_ file: String, _ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext) {
        guard let glyph = IconShelf.glyph(of: file) else {
            return exchange.respond(Problem.pathNotFound.response(context.id))
        }
        if let kept = icons.kept(glyph) { return exchange.respond(kept) }
        errands.answer(exchange, context) { [icons] in
            icons.draw(glyph) ?? Problem.pathNotFound.response(context.id)
        }
    }

    private func figures() -> HTTPResponse {
        statistics.page(board: board, viewers: places, events: hub.events, pictures: pictures)
    }

    private func me(_ context: RequestContext) -> HTTPResponse {
        guard let account = context.access?.owner else { return Problem.tokenInvalid.response(context.id) }
        let month = UsageMonth(of: clock())
        do {
            let used = try board.usage(of: account.id, month: month.text)
            return .json(AccountSummary.bytes(account, month: month, widgetUpdates: used))
        } catch {
            return failure(error, context)
        }
    }

    private func list(_ context: RequestContext, noneMatch: String?) -> HTTPResponse {
        guard let access = context.access else { return Problem.tokenInvalid.response(context.id) }
        let widgets = board.widgets(of: access.account).filter { access.mayRead($0.slug) }
        return WidgetAnswers.list(widgets, noneMatch: noneMatch)
    }

    private func read(_ context: RequestContext, noneMatch: String?) -> HTTPResponse {
        guard let access = context.access, let slug = context.slug, let widget = board.widget(slug, of: access.account)
        else { return Problem.widgetNotFound.response(context.id) }
        return WidgetAnswers.one(widget, noneMatch: noneMatch)
    }

    /// Answers with a picture of the context's widget; `family` is what a shared link has for the family, and nil for a
    /// request that is no link's.
    private func picture(
        _ exchange: consuming HTTPExchange<RequestContext>,
        _ context: RequestContext,
        _ format: PictureFormat,
        sharedAs family: Substring?
    ) {
        let noneMatch = exchange.request.header(.ifNoneMatch)
        let form = PictureAnswers(
            format: format,
            isShared: family != nil,
            isOwn: context.access?.key != nil,
            noneMatch: noneMatch
        )
        guard let access = context.access, let slug = context.slug, let widget = board.widget(slug, of: access.account)
        else {
            let problem: Problem = family == nil ? .widgetNotFound : .pictureNotFound
            return exchange.respond(problem.response(context.id))
        }
        do throws(Faults) {
            let options = try PictureQuery.options(exchange.request.query, format, family: family)
            pictures.answer(exchange, context, widget, options, form)
        } catch {
            exchange.respond(form.problem(.invalid(error), context.id))
        }
    }

    private func post(_ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext) {
        guard !exchange.body.isEmpty else {
            return exchange.respond(
                Problem(status: .badRequest, detail: "The body is empty; send a widget as JSON.").response(context.id)
            )
        }
        do throws(JSONError) {
            let body = try JSON(parsing: exchange.body)
            do throws(Faults) {
                let (slug, draft) = try WidgetDraft.posted(body, now: clock())
                guard let access = context.access, access.mayWrite(slug) else {
                    let detail = context.access?.slugRefusal ?? ""
                    return exchange.respond(Problem.forbidden(detail).response(context.id))
                }
                let named = context.with(slug: slug)
                exchange.context = named
                write(.put(draft), exchange, named)
            } catch {
                exchange.respond(Problem.invalid(error).response(context.id))
            }
        } catch {
            exchange.respond(
                Problem(status: .badRequest, detail: "The body is not JSON: \(error).").response(context.id)
            )
        }
    }

    private func patch(_ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext) {
        guard !exchange.body.isEmpty else {
            let detail = "The body is empty; send a JSON merge patch, {} for a mere heartbeat."
            return exchange.respond(
                Problem(status: .badRequest, code: .bodyRequired, detail: detail).response(context.id)
            )
        }
        do throws(JSONError) {
            write(.patch(try JSON(parsing: exchange.body)), exchange, context)
        } catch {
            let detail = "The body is not JSON: \(error)."
            exchange.respond(Problem(status: .badRequest, code: .contentInvalid, detail: detail).response(context.id))
        }
    }

    private func write(
        _ change: WidgetWrite.Change,
        _ exchange: consuming HTTPExchange<RequestContext>,
        _ context: RequestContext
    ) {
        guard let access = context.access, let key = access.key, let slug = context.slug else {
            return exchange.respond(Problem.tokenInvalid.response(context.id))
        }
        let precondition = Precondition(
            ifMatch: exchange.request.header(.ifMatch),
            ifNoneMatch: exchange.request.header(.ifNoneMatch)
        )
        let write = WidgetWrite(
            account: access.account,
            slug: slug,
            change: change,
            precondition: precondition,
            key: key.id,
            bodyBytes: exchange.body.count
        )
        if exchange.isAlone, let outcome = board.commitAtOnce(write) {
            let response = answer(outcome, context)
            return exchange.respond(response)
        }
        let deferred = exchange.defer()
        board.submit(write) { [self] outcome in deferred.complete(with: answer(outcome, context)) }
    }

    private func answer(_ outcome: WriteOutcome, _ context: RequestContext) -> HTTPResponse {
        if case .refused(.store(let error)) = outcome {
            log.say(.error, "Request \(context.id.text): the store refused a write: \(error)")
        }
        return WidgetAnswers.written(outcome, isPost: context.method == .post, requestID: context.id)
    }

    private func pushes(_ exchange: consuming HTTPExchange<RequestContext>, _ context: RequestContext) {
        guard let access = context.access, let slug = context.slug, let widget = board.widget(slug, of: access.account)
        else { return exchange.respond(Problem.widgetNotFound.response(context.id)) }
        errands.answer(exchange, context) { [self] in
            do throws(StoreError) {
                // In this order: what is stored meanwhile is then in both, and never in none.
                let held = board.heldPushes(to: widget.ordinal)
                let pushes = PushHistory.merged(held, try store.pushes(widget: widget.ordinal))
                let names = try store.keys(account: access.account).map { ($0.id, $0.name) }
                let bytes = PushHistory.bytes(pushes, names: Dictionary(names) { first, _ in first })
                return .json(bytes)
            } catch {
                return failure(error, context)
            }
        }
    }

    private func failure(_ error: StoreError, _ context: RequestContext) -> HTTPResponse {
        log.say(.error, "Request \(context.id.text): the store failed: \(error)")
        return Problem.store(error).response(context.id)
    }
}
