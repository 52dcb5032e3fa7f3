internal import HTTPDaemon
internal import Synchronization
internal import SystemSupport
internal import WidgetPictures
internal import Widgets

/// Answers requests for pictures: at once where the picture is kept, and else from one thread that draws.
///
/// A picture that several ask for at once is drawn once.
final class RenderQueue: Sendable {
    private struct RenderJob: Sendable {
        let id: RenderJobID
        let widget: Widget
    }

    private struct RenderJobID: Sendable, Hashable {
        let key: PictureKey
        let revision: EntityTag
    }

    private struct Waiter: Sendable {
        let deferred: DeferredResponse
        let id: RequestID
        let form: PictureAnswers
    }

    private struct State {
        var cache: PictureCache
        var waiting: [RenderJobID: [Waiter]] = [:]
        var drawn = 0
    }

    /// Maximum number of different pictures that wait to be drawn: about a second of work.
    static let jobLimit = 64

    private let artist: PictureArtist
    private let clocks: Clocks
    private let log: ServerLog
    private let state: Mutex<State>
    private let worker: Mutex<BatchWorker<RenderJob>?> = Mutex(nil)

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - cacheBytes: The most bytes of pictures that are kept; 0 keeps none.
    ///   - renderer: Draws. It is asked here for its fonts, so that the log says early what is missing.
    ///   - clocks: The clocks to go by.
    ///   - log: Gets sentences about what an operator should know.
    /// - Throws: `ThreadError` when the system has no thread left.
    init(
        cacheBytes: Int,
        renderer: SharedRenderer,
        clocks: Clocks,
        log: ServerLog
    ) throws(ThreadError) {
        artist = PictureArtist(renderer: renderer)
        self.clocks = clocks
        self.log = log
        state = Mutex(State(cache: PictureCache(limit: cacheBytes)))
        do {
            try renderer.check()
        } catch {
            log.say(.warning, "Pictures cannot be drawn, all else works: \(error)")
        }
        let worker = try BatchWorker<RenderJob> { [self] jobs in
            for job in jobs { draw(job) }
            return nil
        }
        self.worker.withLock { $0 = worker }
    }

    /// What is kept, and how many pictures have been drawn.
    var metrics: (count: Int, bytes: Int, drawn: Int) {
        state.withLock { ($0.cache.count, $0.cache.bytes, $0.drawn) }
    }

    /// Answers a request for a picture.
    ///
    /// - Parameters:
    ///   - exchange: The request.
    ///   - widget: The widget to show.
    ///   - options: How it is wanted.
    ///   - form: What the answer is to look like.
    func answer(
        _ exchange: consuming Exchange,
        _ widget: Widget,
        _ options: PictureOptions,
        _ form: PictureAnswers
    ) {
        let key = PictureKey(account: widget.account, slug: widget.slug, format: form.format, options: options)
        let now = options.instant ?? clocks.now()
        if let kept = state.withLock({ $0.cache.picture(key) }), kept.isRight(for: widget, at: now) {
            return exchange.respond(form.picture(kept))
        }
        let id = RenderJobID(key: key, revision: widget.entityTag)
        let requestID = exchange.context.id
        let waiter = Waiter(deferred: exchange.defer(), id: requestID, form: form)
        let isFirst = state.withLock { state -> Bool? in
            if state.waiting[id] != nil {
                state.waiting[id]?.append(waiter)
                return false
            }
            guard state.waiting.count < RenderQueue.jobLimit else { return nil }
            state.waiting[id] = [waiter]
            return true
        }
        guard let isFirst else { return RenderQueue.refuse([waiter], .busy) }
        guard isFirst else { return }
        if worker.withLock({ $0 })?.submit(RenderJob(id: id, widget: widget)) != true {
            RenderQueue.refuse(state.withLock { $0.waiting.removeValue(forKey: id) } ?? [], .stopping)
        }
    }

    /// Draws what waits and ends the thread.
    func stop() {
        let ending = worker.withLock { worker in
            defer { worker = nil }
            return worker
        }
        ending?.stop()
    }

    private func draw(_ job: RenderJob) {
        let key = job.id.key
        let now = key.options.instant ?? clocks.now()
        let last = state.withLock { $0.cache.picture(key) }
        do throws(PictureRefusal) {
            let drawn = try artist.draw(job.widget, key.options, key.format, at: now, last: last)
            let waiters = state.withLock { state in
                if drawn.bytes !== last?.bytes { state.drawn += 1 }
                state.cache.keep(drawn, for: key)
                return state.waiting.removeValue(forKey: job.id) ?? []
            }
            for waiter in waiters { waiter.deferred.complete(with: waiter.form.picture(drawn)) }
        } catch {
            let waiters = state.withLock { $0.waiting.removeValue(forKey: job.id) } ?? []
            if case .failed(let failure) = error, failure.code != .fontsMissing {
                let ids = waiters.first?.id.text ?? ""
                log.say(.error, "Request \(ids): a picture could not be made: \(failure)")
            }
            RenderQueue.refuse(waiters, error)
        }
    }

    private static func refuse(_ waiters: [Waiter], _ refusal: PictureRefusal) {
        for waiter in waiters {
            waiter.deferred.complete(with: waiter.form.problem(refusal.problem, waiter.id))
        }
    }
}
