internal import HTTPDaemon
internal import SystemSupport
public import WidgetStore

/// A running Headway server: HTTP in front, all widgets in memory, a store behind.
public final class WidgetServer: Sendable {
    private let listener: HTTPListener
    private let board: WidgetBoard
    private let errands: Errands
    private let announcer: Announcer
    private let relay: RelayDesk
    private let pictures: PictureDesk
    private let store: any Store
    private let log: ServerLog
    private let writer: LogWriter

    /// Loads the widgets and starts to answer.
    ///
    /// - Parameters:
    ///   - configuration: How it behaves.
    ///   - store: Where everything is kept; closed when the server stops.
    /// - Returns: The server, which answers from now on.
    /// - Throws: `StoreError`, `ThreadError` or `HTTPDaemonError`, each with a sentence for the operator.
    public static func start(_ configuration: ServerConfiguration, store: any Store) throws -> WidgetServer {
        let writer = try LogWriter(descriptor: configuration.logDescriptor, format: configuration.logFormat)
        let log = ServerLog(writer: writer, format: configuration.logFormat, clock: configuration.clock)
        // What has to be ended again should a later part not start.
        var started: [() -> Void] = [writer.close]
        do {
            let errands = try Errands()
            started.append(errands.stop)
            let sessions = SessionDesk(store: store, errands: errands, clock: configuration.clock, log: log)
            let directory = AccessDirectory(store: store, clock: configuration.clock) { id, instant in
                sessions.noteUse(of: id, at: instant)
            }
            let hub = EventHub(directory: directory, clock: configuration.clock, uptime: configuration.uptime)
            let places = ViewerPlaces(
                limit: configuration.viewerLimit,
                limitPerAddress: configuration.viewersPerAddress
            )
            let board = try WidgetBoard(
                store: store,
                widgetLimit: configuration.widgetLimit,
                clock: configuration.clock,
                uptime: configuration.uptime,
                announce: { hub.record($0) },
                report: { log.say(.warning, $0) }
            )
            started.append(board.stop)
            let announcer = try Announcer(hub)
            started.append(announcer.stop)
            let renderer = SharedRenderer(assets: configuration.pictureAssets)
            let pictures = try PictureDesk(
                cacheBytes: configuration.pictureCacheBytes,
                renderer: renderer,
                clock: configuration.clock,
                log: log
            )
            started.append(pictures.stop)
            let statistics = ServerStatistics(
                version: configuration.version,
                startedAt: configuration.clock(),
                writer: writer
            )
            let relay = RelayDesk(board: board, relay: configuration.relaysActions ? try ActionRelay() : nil)
            started.append { relay.stop() }
            let service = WidgetService(
                gate: RequestGate(
                    directory: directory,
                    limiter: SharedRateLimiter(
                        perMinute: configuration.requestsPerMinute,
                        uptime: configuration.uptime
                    ),
                    trustsForwarded: configuration.trustsForwarded,
                    report: { log.say(.error, $0) }
                ),
                hub: hub,
                places: places,
                board: board,
                store: store,
                sessions: sessions,
                errands: errands,
                relay: relay,
                pictures: pictures,
                links: LinkDesk(store: store, board: board, errands: errands, clock: configuration.clock, log: log),
                icons: IconShelf(renderer: renderer),
                clock: configuration.clock,
                log: log,
                statistics: statistics
            )
            var http = configuration.http
            http.log = { log.say(.warning, $0) }
            return WidgetServer(
                listener: try HTTPListener.start(http, handler: service),
                board: board,
                errands: errands,
                announcer: announcer,
                relay: relay,
                pictures: pictures,
                store: store,
                log: log,
                writer: writer
            )
        } catch {
            for stop in started.reversed() { stop() }
            throw error
        }
    }

    private init(
        listener: HTTPListener,
        board: WidgetBoard,
        errands: Errands,
        announcer: Announcer,
        relay: RelayDesk,
        pictures: PictureDesk,
        store: any Store,
        log: ServerLog,
        writer: LogWriter
    ) {
        self.listener = listener
        self.board = board
        self.errands = errands
        self.announcer = announcer
        self.relay = relay
        self.pictures = pictures
        self.store = store
        self.log = log
        self.writer = writer
    }

    /// The port that it answers on.
    public var port: UInt16 {
        listener.port
    }

    /// Logs a sentence about the life of the server.
    public func note(_ sentence: String) {
        log.say(.info, sentence)
    }

    /// Finishes what is in flight, commits it, and closes everything.
    ///
    /// - Parameter milliseconds: How long requests in flight may take.
    /// - Throws: `StoreError` when the store could not be closed in order; what was acknowledged is on disk all the same.
    public func stop(milliseconds: Int = 10_000) throws(StoreError) {
        listener.drain(milliseconds: milliseconds)
        relay.stop()
        board.stop()
        errands.stop()
        announcer.stop()
        pictures.stop()
        writer.close()
        try store.close()
    }
}
