internal import CMicrohttpd
internal import Synchronization
internal import SystemSupport

/// What the callbacks of one daemon share.
///
/// The listener owns it and outlives the daemon, so MHD holds it unretained.
final class DaemonContext: Sendable {
    private let makeDriver: @Sendable () -> any RequestDriver
    let limits: HTTPLimits
    let isSecure: Bool
    let log: (@Sendable (String) -> Void)?
    let registry = ConnectionRegistry()
    /// Wakes the reaper.
    let wakeUp: WakeUp
    /// Rings when the last connection has closed while draining.
    let emptied: WakeUp
    /// Serves the streams of plain HTTP.
    let streams: StreamLoop
    /// Ends the accepting when draining begins.
    let acceptShutdown: AcceptShutdown
    /// The streams over TLS.
    let gates = StreamGates()
    private let draining = Atomic(false)
    private let stopping = Atomic(false)
    private let lastLine = Mutex("")

    /// Nil when the process has no descriptors left.
    init?(_ configuration: HTTPConfiguration, handler: some HTTPHandler) {
        guard let wakeUp = WakeUp(), let emptied = WakeUp(),
            let streams = StreamLoop(limits: configuration.limits)
        else { return nil }
        self.streams = streams
        self.wakeUp = wakeUp
        self.emptied = emptied
        makeDriver = { HandlerDriver(handler) }
        limits = configuration.limits
        acceptShutdown = AcceptShutdown(limit: configuration.limits.connections)
        isSecure = configuration.certificate != nil
        log = configuration.log
    }

    /// Whether every answer is to be the last on its connection.
    var isDraining: Bool {
        get { draining.load(ordering: .relaxed) }
        set { draining.store(newValue, ordering: .relaxed) }
    }

    /// Whether the time to drain is over: no answer may be put off any more.
    var isStopping: Bool {
        get { stopping.load(ordering: .sequentiallyConsistent) }
        set { stopping.store(newValue, ordering: .sequentiallyConsistent) }
    }

    /// What MHD said last: the reason, when it would not start.
    var lastLogLine: String { lastLine.withLock { $0 } }

    /// Takes a line that MHD logs.
    func logged(_ line: String) {
        lastLine.withLock { $0 = line }
        log?(line)
    }

    /// Ends the accepting if that is due; the poll thread calls it whenever a connection opens or closes.
    func quiesceIfAsked() {
        if isDraining, acceptShutdown.end(registry) { emptied.signal() }
    }

    func opened(_ handle: OpaquePointer) -> HTTPConnection {
        let post = ConnectionHandle(
            socket: headway_connection_socket(handle),
            handle: handle,
            now: MonotonicTime.milliseconds
        )
        if registry.add(post) { wakeUp.signal() }
        let peer = PeerAddress(headway_connection_address(handle))
        return HTTPConnection(context: self, driver: makeDriver(), post: post, peer: peer)
    }

    func closed(_ connection: HTTPConnection) {
        let post = connection.post
        // What MHD refuses by itself ends before there is a request, or in the middle of one.
        let isEarly = post.phase.kind == .fresh || post.phase.kind == .arriving
        if connection.mustLinger || isEarly || post.hasUnreadBytes {
            if registry.linger(post, bytes: limits.discardedBytes) { wakeUp.signal() }
        }
        if registry.remove(post), isDraining { emptied.signal() }
    }
}
