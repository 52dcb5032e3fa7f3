internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// One connection and the request that is on it.
///
/// Used on its poll thread only; `post` is what others may touch.
///
/// MHD holds it retained as the socket context, from MHD_CONNECTION_NOTIFY_STARTED to MHD_CONNECTION_NOTIFY_CLOSED.
final class HTTPConnection {
    /// How far the request has come.
    enum Stage {
        /// Nothing but, perhaps, the request line.
        case requestLine
        /// Collecting the body for the handler.
        case collecting
        /// Throwing the body away; the answer is ready.
        case discarding(HTTPResponse)
        /// The connection is suspended until the answer is there.
        case deferred
        /// The answer is queued.
        case answered
    }

    /// What the handler did with its exchange.
    enum Outcome {
        case none
        case response(HTTPResponse)
        case deferred
    }

    let context: DaemonContext
    let driver: any RequestDriver
    let post: ConnectionHandle
    let peer: PeerAddress
    var stage = Stage.requestLine
    var outcome = Outcome.none
    /// Nil whenever no handler may look at the request.
    private(set) var handle: OpaquePointer?
    private(set) var methodText: UnsafePointer<CChar>?
    private(set) var pathText: UnsafePointer<CChar>?
    private(set) var query: String?
    private(set) var method: HTTPMethod?
    /// False for a request that came when its connection had been shut.
    private(set) var isInTime = true
    private(set) var facts = RequestFacts()
    var body: [UInt8] = []
    var discarded = 0
    var mustLinger = false
    private var targetLength = 0
    private var hasSpace = false
    private var startedAt = Duration.zero
    private var status: HTTPStatus?
    private var bodyBytes = 0
    private var isHandedOver = false

    init(context: DaemonContext, driver: any RequestDriver, post: ConnectionHandle, peer: PeerAddress) {
        self.context = context
        self.driver = driver
        self.post = post
        self.peer = peer
    }

    /// The request line is in.
    ///
    /// `target` is as sent, up to a NUL byte if there is one, in the buffer that MHD reads into; MHD is about to take it apart.
    func begin(target: UnsafeMutablePointer<CChar>?) {
        isInTime = post.beginRequest(now: MonotonicTime.milliseconds)
        startedAt = MonotonicTime.now
        guard let target else { return }
        targetLength = strlen(target)
        hasSpace = memchr(target, 0x20, targetLength) != nil
        if let mark = memchr(target, 0x3F, targetLength) {
            let start = mark.assumingMemoryBound(to: CChar.self) + 1
            query = String(cString: start)
            // Nothing is left for MHD to split: its list of some 400 parameters would fill the memory of the connection, and
            // then 0.9.75 never sends the 431 that it makes.
            start.pointee = 0
        }
    }

    /// The headers are in.
    ///
    /// - Returns: False when the target holds a space, or a NUL byte: then MHD's texts end early. The version follows the
    ///   target in the same buffer, so the distance tells.
    func open(
        handle: OpaquePointer,
        path: UnsafePointer<CChar>?,
        method: UnsafePointer<CChar>?,
        version: UnsafePointer<CChar>?
    ) -> Bool {
        self.handle = handle
        methodText = method
        pathText = path
        self.method = method.flatMap { HTTPMethod($0) }
        let needsHost = version.map { strcmp($0, "HTTP/1.0") != 0 } ?? false
        facts = RequestFacts(handle, targetLength: targetLength, needsHost: needsHost)
        guard let path, let version else { return false }
        return version - path == targetLength + 1 && !hasSpace
    }

    /// The path as sent, without what an absolute-form target has before it.
    var path: String {
        guard let pathText else { return "" }
        let path = String(cString: pathText)
        // 0x2F is "/", 0x2A is "*".
        if path.utf8.first == 0x2F || path.utf8.first == 0x2A { return path }
        let bytes = path.utf8
        guard let colon = bytes.firstIndex(of: 0x3A), bytes[colon...].starts(with: "://".utf8) else { return path }
        let authority = bytes.index(colon, offsetBy: 3)
        guard let slash = bytes[authority...].firstIndex(of: 0x2F) else { return "/" }
        return String(path[slash...])
    }

    /// Suspends the connection before anybody can answer, so that a resume never comes first.
    func deferAnswer() -> DeferredResponse {
        post.phase = ConnectionPhase(.waiting, since: MonotonicTime.milliseconds)
        if let handle { MHD_suspend_connection(handle) }
        let ticket = post.openSlot()
        outcome = .deferred
        stage = .deferred
        // A drain past its deadline may have looked into the slot just before it was opened.
        if context.isStopping { _ = post.answerForGood(with: .stopping) }
        close()
        return DeferredResponse(post: post, ticket: ticket)
    }

    /// From here on a view of the request reads as empty.
    func close() {
        handle = nil
        methodText = nil
        pathText = nil
    }

    /// Notes what the handler will be told at the end.
    func answered(_ response: borrowing HTTPResponse) {
        stage = .answered
        status = response.status
        bodyBytes = method == .head || response.status.isBodiless ? 0 : response.body.count
        post.phase = ConnectionPhase(.answering, since: MonotonicTime.milliseconds)
    }

    /// Counts bytes of a streaming answer.
    func streamed(_ count: Int) {
        bodyBytes += count
    }

    /// The stream thread has the socket, and will tell the handler.
    func handOver() -> StreamRecord {
        isHandedOver = true
        return driver.detach(status: status, startedAt: startedAt)
    }

    /// The request has ended, one way or the other: tell the handler, get ready for the next.
    func end(_ outcome: HTTPOutcome) {
        close()
        // Answered by MHD itself, or cut off: the client may still be sending.
        if case .answered = stage {} else { mustLinger = true }
        if !isHandedOver { driver.end(outcome, status: status, bodyBytes: bodyBytes, startedAt: startedAt) }
        stage = .requestLine
        self.outcome = .none
        query = nil
        body = []
        discarded = 0
        targetLength = 0
        status = nil
        bodyBytes = 0
        let phase = post.phase
        if phase.kind != .closing { post.phase = ConnectionPhase(.idle, since: MonotonicTime.milliseconds) }
    }
}
