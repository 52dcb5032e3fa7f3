internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Makes, lists and revokes shared links, away from the poll thread, as the store may block.
struct LinkHandler: RouteHandler {
    /// Links that a widget may have at once.
    static let limit = 100

    private let store: any Store
    private let board: WidgetBoard
    private let queue: SerialQueue
    private let clocks: Clocks
    private let log: ServerLog

    /// - Parameters:
    ///   - store: Where links are kept.
    ///   - board: Knows which widgets there are.
    ///   - queue: The thread to work on.
    ///   - clocks: The clocks to go by.
    ///   - log: Gets sentences about what an operator should know.
    init(
        store: any Store,
        board: WidgetBoard,
        queue: SerialQueue,
        clocks: Clocks,
        log: ServerLog
    ) {
        self.store = store
        self.board = board
        self.queue = queue
        self.clocks = clocks
        self.log = log
    }

    func handle(_ exchange: consuming Exchange) {
        switch exchange.context.method {
        case .post: create(exchange)
        case .delete: revoke(exchange)
        default: list(exchange)
        }
    }

    /// Lists the active links of the context's widget, or where it has none, of all widgets that the key may touch.
    private func list(_ exchange: consuming Exchange) {
        let context = exchange.context
        run(exchange) { access throws(StoreError) in
            let links = try active(of: access.account).filter { link in
                guard let slug = context.slug else { return Slug(link.slug).map(access.mayRead) ?? false }
                return link.slug == slug.text
            }
            return .json(LinkWire.list(links))
        }
    }

    /// Makes a link to the context's widget and answers with its token, this once.
    private func create(_ exchange: consuming Exchange) {
        let context = exchange.context
        if let problem = LinkHandler.refusal(of: exchange.body) {
            return exchange.respond(problem.response(context.id))
        }
        run(exchange) { access throws(StoreError) in
            guard let slug = context.slug, board.widget(slug, of: access.account) != nil else {
                return Problem.widgetNotFound.response(context.id)
            }
            guard try active(of: access.account).count(where: { $0.slug == slug.text }) < LinkHandler.limit else {
                return Problem.tooManyLinks.response(context.id)
            }
            let token = try AccessKey.random(.readOnly)
            let link = try store.createLink(
                NewLink(account: access.account, slug: slug.text, digest: token.digest, createdAt: clocks.now())
            )
            return LinkWire.created(link, token: token)
        }
    }

    /// Revokes a link of the context's widget.
    private func revoke(_ exchange: consuming Exchange) {
        let context = exchange.context
        let id = context.match?[.id]
        run(exchange) { access throws(StoreError) in
            let link = try active(of: access.account).first { link in
                link.slug == context.slug?.text && LinkWire.id(of: link) == id
            }
            guard let link, try store.revokeLink(link.id, at: clocks.now()) else {
                return Problem.linkNotFound.response(context.id)
            }
            return HTTPResponse(.noContent)
        }
    }

    private func active(of account: AccountID) throws(StoreError) -> [LinkRecord] {
        try store.links(account: account).filter { $0.revokedAt == nil }
    }

    /// Does the work on the queue's thread and answers with what it makes.
    private func run(
        _ exchange: consuming Exchange,
        _ work: @escaping @Sendable (Access) throws(StoreError) -> HTTPResponse
    ) {
        let id = exchange.context.id
        guard let access = exchange.context.access else {
            return exchange.respond(Problem.tokenInvalid.response(id))
        }
        queue.respond(to: exchange) { [log] in
            do throws(StoreError) {
                return try work(access)
            } catch {
                return log.failure(error, id)
            }
        }
    }

    /// What is wrong with the body of a request that needs none; an empty object will do as well.
    static func refusal(of body: [UInt8]) -> Problem? {
        guard !body.isEmpty else { return nil }
        do throws(JSONError) {
            let json = try JSON(parsing: body)
            guard let object = json.object else {
                return .invalid(Fault(location: "body", message: "the body must be an object, or empty", value: json))
            }
            guard let member = object.members.first else { return nil }
            return .invalid(
                Fault(
                    location: "body.\(member.name)",
                    message: "a link has no members; send {} or no body",
                    value: member.value
                )
            )
        } catch {
            return .notJSON(error)
        }
    }
}

extension Problem {
    /// The widget has no such link.
    static let linkNotFound = Problem(
        status: .notFound,
        detail: "This widget has no such link, or it was revoked; GET /links lists those that there are."
    )

    /// The widget has as many links as it may.
    static let tooManyLinks = Problem(
        status: .tooManyRequests,
        code: .widgetLimitExceeded,
        detail: "A widget may have \(LinkHandler.limit) links at once; revoke one that is not needed."
    )
}
