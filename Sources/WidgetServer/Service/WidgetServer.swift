internal import HTTPDaemon
internal import SystemSupport
public import WidgetStore

/// A running Headway server: HTTP in front, all widgets in memory, a store behind.
public final class WidgetServer: Sendable {
    private let listener: HTTPListener
    private let parts: ServerParts

    /// Loads the widgets and starts to answer.
    ///
    /// - Parameters:
    ///   - configuration: How it behaves.
    ///   - store: Where everything is kept; closed when the server stops.
    /// - Returns: The server, which answers from now on.
    /// - Throws: `StoreError`, `ThreadError` or `HTTPDaemonError`, each with a sentence for the operator.
    public static func start(_ configuration: ServerConfiguration, store: any Store) throws -> WidgetServer {
        let parts = try ServerParts(configuration, store: store)
        do {
            return WidgetServer(listener: try listener(parts), parts: parts)
        } catch {
            parts.stop()
            throw error
        }
    }

    private static func listener(_ parts: ServerParts) throws(HTTPDaemonError) -> HTTPListener {
        let limiter = SharedRateLimiter(
            perMinute: parts.configuration.requestsPerMinute,
            clocks: parts.configuration.clocks
        )
        let gate = RequestGate(
            routes: Routes.table,
            directory: parts.directory,
            limiter: limiter,
            forwarded: parts.forwarded,
            report: { [log = parts.log] in log.say(.error, $0) }
        )
        let service = WidgetService(
            gate: gate,
            handlers: Handlers(parts),
            statistics: parts.statistics,
            log: parts.log
        )
        var http = parts.configuration.http
        http.log = { [log = parts.log] in log.say(.warning, $0) }
        return try HTTPListener.start(http, handler: service)
    }

    private init(listener: HTTPListener, parts: ServerParts) {
        self.listener = listener
        self.parts = parts
    }

    /// The port that it answers on.
    public var port: UInt16 {
        listener.port
    }

    /// Logs a sentence about the life of the server.
    public func note(_ sentence: String) {
        parts.log.say(.info, sentence)
    }

    /// Finishes what is in flight, commits it, and closes everything.
    ///
    /// - Parameter limit: How long requests in flight may take.
    /// - Throws: `StoreError` when the store could not be closed in order; what was acknowledged is on disk all the same.
    public func stop(within limit: Duration = .seconds(10)) throws(StoreError) {
        listener.drain(within: limit)
        parts.stop()
        try parts.store.close()
    }
}
