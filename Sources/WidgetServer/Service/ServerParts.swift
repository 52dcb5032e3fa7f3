internal import WidgetStore
internal import Widgets

/// The parts of a running server besides its listener, started in the order in which they need one another.
struct ServerParts: Sendable {
    let configuration: ServerConfiguration
    let store: any Store
    let writer: LogWriter
    let log: ServerLog
    let queue: SerialQueue
    let directory: AccessDirectory
    let hub: EventHub
    let viewers: ViewerPlaces
    let board: WidgetBoard
    let announcer: Announcer
    let renderer: SharedRenderer
    let renders: RenderQueue
    let statistics: ServerStatistics
    /// Nil where the server sends no actions.
    let relay: ActionRelay?

    /// Starts the parts; when one of them fails those before it are ended again.
    ///
    /// - Throws: `StoreError` when the widgets cannot be read, `ThreadError` when the system has no threads left.
    init(_ configuration: ServerConfiguration, store: any Store) throws {
        var started = StartedParts()
        do {
            self = try ServerParts(configuration, store: store, &started)
        } catch {
            started.stop()
            throw error
        }
    }

    private init(_ configuration: ServerConfiguration, store: any Store, _ started: inout StartedParts) throws {
        self.configuration = configuration
        self.store = store
        let writer = try LogWriter(descriptor: configuration.logDescriptor, format: configuration.logFormat)
        started.add(writer.close)
        let log = ServerLog(writer: writer, format: configuration.logFormat, clocks: configuration.clocks)
        let queue = try SerialQueue()
        started.add(queue.stop)
        let directory = ServerParts.directory(configuration, store, queue, log)
        let hub = EventHub(directory: directory, clocks: configuration.clocks)
        board = try ServerParts.board(configuration, store, hub, log)
        started.add(board.stop)
        announcer = try Announcer(hub)
        started.add(announcer.stop)
        renderer = SharedRenderer(assets: configuration.pictureAssets)
        renders = try RenderQueue(
            cacheBytes: configuration.pictureCacheBytes,
            renderer: renderer,
            clocks: configuration.clocks,
            log: log
        )
        started.add(renders.stop)
        relay = configuration.relaysActions ? try ActionRelay() : nil
        viewers = ViewerPlaces(limit: configuration.viewerLimit, limitPerAddress: configuration.viewersPerAddress)
        statistics = ServerStatistics(
            version: configuration.version,
            startedAt: configuration.clocks.now(),
            writer: writer
        )
        (self.writer, self.log, self.queue, self.directory, self.hub) = (writer, log, queue, directory, hub)
    }

    /// Reads what a proxy before the server says.
    var forwarded: ForwardedRequest { ForwardedRequest(isTrusted: configuration.trustsForwarded) }

    /// Ends the parts, after the listener; what has been handed over is committed first.
    func stop() {
        relay?.stop()
        board.stop()
        queue.stop()
        announcer.stop()
        renders.stop()
        writer.close()
    }

    private static func board(
        _ configuration: ServerConfiguration,
        _ store: any Store,
        _ hub: EventHub,
        _ log: ServerLog
    ) throws -> WidgetBoard {
        try WidgetBoard(
            store: store,
            widgetLimit: configuration.widgetLimit,
            templates: configuration.templates,
            clocks: configuration.clocks,
            announce: { hub.record($0) },
            report: { log.say(.warning, $0) }
        )
    }

    /// A directory that has the uses of sessions stored without waiting for that.
    ///
    /// A use that cannot be stored now is stored with a later one.
    private static func directory(
        _ configuration: ServerConfiguration,
        _ store: any Store,
        _ queue: SerialQueue,
        _ log: ServerLog
    ) -> AccessDirectory {
        AccessDirectory(store: store, clocks: configuration.clocks) { id, instant in
            _ = queue.run {
                do {
                    try store.useSession(id, at: instant)
                } catch {
                    log.say(.warning, "The use of a session could not be stored: \(error)")
                }
            }
        }
    }
}

/// The parts that have started, to be ended again if a later part fails to start.
private struct StartedParts {
    private var stops: [() -> Void] = []

    mutating func add(_ stop: @escaping () -> Void) {
        stops.append(stop)
    }

    func stop() {
        for stop in stops.reversed() { stop() }
    }
}
