internal import CMicrohttpd
internal import Glibc
internal import Synchronization
internal import SystemSupport

/// A running HTTP server: it listens until it is stopped or let go.
///
/// Safe to use from any thread, except from inside a handler: stopping waits for the poll thread.
public final class HTTPListener: Sendable {
    /// The port that it listens on.
    public let port: UInt16

    private let context: DaemonContext
    private let reaper: Reaper
    /// Nil once stopped.
    ///
    /// Whoever takes it out stops it.
    private let daemon: Mutex<MHDDaemon?>

    /// Starts to listen.
    ///
    /// Connections are accepted from the moment that this returns.
    ///
    /// - Parameters:
    ///   - configuration: Where and how.
    ///   - handler: Answers the requests; kept until the listener is gone.
    /// - Returns: The running listener; keep it.
    /// - Throws: `HTTPDaemonError` with a sentence for the user.
    public static func start(
        _ configuration: HTTPConfiguration,
        handler: some HTTPHandler
    ) throws(HTTPDaemonError) -> HTTPListener {
        try check(configuration)
        let socket = try ListeningSocket.open(host: configuration.host, port: configuration.port)
        guard let context = DaemonContext(configuration, handler: handler) else {
            throw HTTPDaemonError(.system, "The system has no file descriptors left; raise the limit (ulimit -n).")
        }
        let port = socket.port
        let descriptor = socket.release()
        let options = DaemonOptions(configuration, context: context, socket: descriptor)
        guard let daemon = MHDDaemon(options, context: context, socket: descriptor) else {
            let reason = context.lastLogLine
            if configuration.certificate != nil {
                throw HTTPDaemonError(
                    .badCertificate,
                    "The TLS certificate and key cannot be used (\(reason)); give both in PEM form, and the key of that certificate."
                )
            }
            throw HTTPDaemonError(.system, "libmicrohttpd could not start (\(reason)).")
        }
        let listener = HTTPListener(port: port, context: context, daemon: daemon)
        do throws(ThreadError) {
            try listener.reaper.start()
        } catch {
            throw HTTPDaemonError(.system, error.description)
        }
        return listener
    }

    private init(port: UInt16, context: DaemonContext, daemon: consuming sending MHDDaemon) {
        self.port = port
        self.context = context
        reaper = Reaper(context)
        self.daemon = Mutex(daemon)
    }

    deinit {
        drain(within: .zero)
    }

    /// Connections that are open now.
    public var connectionCount: Int { context.registry.count }

    /// Stops gracefully, and returns when all is closed.
    ///
    /// Nothing new is accepted, streams end at once, idle connections are closed, requests in flight are answered with `Connection: close`. At
    /// the deadline requests that still wait for their answer get a 503, and everything is closed. Does nothing the second
    /// time; a second caller does not wait for the first.
    ///
    /// - Parameter limit: How long requests in flight may take; zero stops at once.
    public func drain(within limit: Duration) {
        guard let running = daemon.withLock({ $0.take() }) else { return }
        context.isDraining = true
        context.streams.stop()
        context.gates.wakeAll()
        running.quiesce(milliseconds: Drain.lastMilliseconds)
        let drain = Drain(context)
        drain.waitUntilEmpty(milliseconds: UInt64(max(0, limit.millisecondsRoundedUp)))
        drain.answerWaiting()
        running.stop()
        reaper.stop()
    }

    private static func check(_ configuration: HTTPConfiguration) throws(HTTPDaemonError) {
        let limits = configuration.limits
        let ranges: [(name: String, value: Int, range: ClosedRange<Int>)] = [
            ("limits.bodyBytes", limits.bodyBytes, 0...1_073_741_824),
            ("limits.headerBytes", limits.headerBytes, 4_096...16_777_216),
            ("limits.discardedBytes", limits.discardedBytes, 0...1_073_741_824),
            ("limits.connections", limits.connections, 1...1_000_000),
            ("limits.connectionsPerAddress", limits.connectionsPerAddress, 0...1_000_000),
        ]
        for (name, value, range) in ranges where !range.contains(value) {
            throw HTTPDaemonError(
                .badConfiguration,
                "\(name) is \(value); it must be from \(range.lowerBound) to \(range.upperBound)."
            )
        }
        let times = [
            ("idleTime", limits.idleTime), ("requestTime", limits.requestTime), ("answerTime", limits.answerTime),
        ]
        for (name, value) in times where value < .zero || value > .seconds(86_400) {
            throw HTTPDaemonError(.badConfiguration, "limits.\(name) is \(value); it must be from 0 s to 86400 s.")
        }
    }
}
