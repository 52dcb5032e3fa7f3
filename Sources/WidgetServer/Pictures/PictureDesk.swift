internal import HTTPDaemon
internal import Synchronization
internal import SystemSupport
internal import WidgetPictures
internal import Widgets

/// Takes requests for pictures: answers what is kept at once, and has the rest drawn on one thread of its own.
///
/// A picture that several ask for at once is drawn once.
final class PictureDesk: Sendable {
    private struct Order: Sendable {
        let id: OrderID
        let widget: Widget
    }

    private struct OrderID: Sendable, Hashable {
        let key: PictureKey
        let revision: EntityTag
    }

    fileprivate struct Customer: Sendable {
        let deferred: DeferredResponse
        let context: RequestContext
        let form: PictureAnswers
    }

    private struct State {
        var cache: PictureCache
        var waiting: [OrderID: [Customer]] = [:]
        var drawn = 0
    }

    /// Different pictures that wait to be drawn at most: about a second of work.
    static let orderLimit = 64

    private let artist: PictureArtist
    private let clock: @Sendable () -> Instant
    private let log: ServerLog
    private let state: Mutex<State>
    private let worker: Mutex<BatchWorker<Order>?> = Mutex(nil)

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - cacheBytes: The most bytes of pictures that are kept; 0 keeps none.
    ///   - renderer: Draws. It is asked here for its fonts, so that the log says early what is missing.
    ///   - clock: The present instant.
    ///   - log: Gets sentences about what an operator should know.
    /// - Throws: `ThreadError` when the system has no thread left.
    init(
        cacheBytes: Int,
        renderer: SharedRenderer,
        clock: @escaping @Sendable () -> Instant,
        log: ServerLog
    ) throws(ThreadError) {
        artist = PictureArtist(renderer: renderer)
        self.clock = clock
        self.log = log
        state = Mutex(State(cache: PictureCache(limit: cacheBytes)))
        do {
            try renderer.check()
        } catch {
            log.say(.warning, "Pictures cannot be drawn, all else works: \(error)")
        }
        let worker = try BatchWorker<Order> { [self] orders in
            for order in orders { draw(order) }
            return nil
        }
        self.worker.withLock { $0 = worker }
    }

    /// What is kept, and how many pictures have been drawn.
    var figures: (count: Int, bytes: Int, drawn: Int) {
        state.withLock { ($0.cache.count, $0.cache.bytes, $0.drawn) }
    }

    /// Answers a request for a picture.
    ///
    /// - Parameters:
    ///   - exchange: The request.
    ///   - context: What is known of it.
    ///   - widget: The widget to show.
    ///   - options: How it is wanted.
    ///   - form: What the answer is to look like.
    func answer(
        _ exchange: consuming HTTPExchange<RequestContext>,
        _ context: RequestContext,
        _ widget: Widget,
        _ options: PictureOptions,
        _ form: PictureAnswers
    ) {
        let key = PictureKey(account: widget.account, slug: widget.slug, format: form.format, options: options)
        let now = options.instant ?? clock()
        if let kept = state.withLock({ $0.cache.picture(key) }), kept.isRight(for: widget, at: now) {
            return exchange.respond(form.picture(kept))
        }
        let id = OrderID(key: key, revision: widget.entityTag)
        let customer = Customer(deferred: exchange.defer(), context: context, form: form)
        let isFirst = state.withLock { state -> Bool? in
            if state.waiting[id] != nil {
                state.waiting[id]?.append(customer)
                return false
            }
            guard state.waiting.count < PictureDesk.orderLimit else { return nil }
            state.waiting[id] = [customer]
            return true
        }
        guard let isFirst else { return PictureDesk.refuse([customer], .busy) }
        guard isFirst else { return }
        if worker.withLock({ $0 })?.submit(Order(id: id, widget: widget)) != true {
            PictureDesk.refuse(state.withLock { $0.waiting.removeValue(forKey: id) } ?? [], .stopping)
        }
    }

    /// Draws what has been ordered and ends the thread.
    func stop() {
        let ending = worker.withLock { worker in
            defer { worker = nil }
            return worker
        }
        ending?.stop()
    }

    private func draw(_ order: Order) {
        let key = order.id.key
        let now = key.options.instant ?? clock()
        let last = state.withLock { $0.cache.picture(key) }
        do throws(PictureRefusal) {
            let drawn = try artist.draw(order.widget, key.options, key.format, at: now, last: last)
            let customers = state.withLock { state in
                if drawn.bytes !== last?.bytes { state.drawn += 1 }
                state.cache.keep(drawn, for: key)
                return state.waiting.removeValue(forKey: order.id) ?? []
            }
            for customer in customers { customer.answer(customer.form.picture(drawn)) }
        } catch {
            let customers = state.withLock { $0.waiting.removeValue(forKey: order.id) } ?? []
            if case .failed(let failure) = error, failure.code != .fontsMissing {
                let ids = customers.prefix(1).map { $0.context.id.text }.joined()
                log.say(.error, "Request \(ids): a picture could not be made: \(failure)")
            }
            PictureDesk.refuse(customers, error)
        }
    }

    private static func refuse(_ customers: [Customer], _ refusal: PictureRefusal) {
        for customer in customers {
            customer.answer(customer.form.problem(refusal.problem, customer.context.id))
        }
    }
}

extension PictureDesk.Customer {
    fileprivate func answer(_ response: HTTPResponse) {
        deferred.complete(with: response)
    }
}
