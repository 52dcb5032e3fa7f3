internal import CCurl
internal import CurlTransfers

/// The events of one widget as they come from a server; opened again by its owner after each end.
struct EventStream: ~Copyable {
    /// What a wait has brought.
    struct Step {
        /// The events, the oldest first.
        var events: [ServerEvent] = []
        /// How the stream has ended, or nil while it goes on.
        var end: End?
    }

    /// How a stream ended.
    enum End {
        /// With an answer that is no stream.
        case refused(APIResponse)
        /// By the server, which finished it, or for want of a connection.
        case broken(HTTPClientError)
    }

    /// Whom the stream is from.
    let connection: ServerAccess

    private let multi: CurlMulti
    private let handle: CurlHandle
    private var receiver = EventReceiver()
    /// The header fields of the call, which must outlive it.
    private var headers: HeaderList?
    private var isOpen = false

    /// A stream that is not open yet.
    init(_ connection: ServerAccess) throws(HTTPClientError) {
        guard let multi = CurlMulti(), let handle = CurlHandle() else {
            throw HTTPClientError(code: .other, address: connection.address, detail: "curl cannot start")
        }
        self.connection = connection
        self.multi = multi
        self.handle = handle
    }

    deinit {
        // Before either handle goes.
        multi.remove(handle)
    }

    /// What the server wants of a client that comes back.
    var retry: Duration? { receiver.parser.retry }

    /// Calls for the events of a widget; nothing is sent before the next wait.
    ///
    /// - Parameters:
    ///   - path: The path and query after the server's address.
    ///   - lastID: The id of the last event that was taken, to get what came after it; nil to begin.
    /// - Throws: `HTTPClientError` when curl cannot.
    mutating func open(_ path: String, after lastID: String?) throws(HTTPClientError) {
        close()
        receiver = EventReceiver()
        var lines = ["Accept: text/event-stream, application/problem+json", "Cache-Control: no-cache"]
        // An id with a line end could not be told from further fields; a stream cannot send one either.
        if let lastID { lines.append("Last-Event-ID: " + lastID) }
        do throws(CurlError) {
            headers = try handle.prepare(APIRequest(method: .get, path: path), over: connection, lines: lines)
            // A comment comes every fifteen seconds: three that stay away mean that nobody is there any more.
            try handle.set(CURLOPT_CONNECTTIMEOUT_MS, 5_000)
            try handle.set(CURLOPT_LOW_SPEED_LIMIT, 1)
            try handle.set(CURLOPT_LOW_SPEED_TIME, 45)
            // Not retained: the receiver lives as long as this value, which takes the handle out before it goes.
            try handle.receive(into: receiver)
        } catch {
            throw HTTPClientError(error.status, address: connection.address, detail: handle.lastErrorText)
        }
        guard multi.add(handle) else {
            throw HTTPClientError(code: .other, address: connection.address, detail: "curl cannot start")
        }
        isOpen = true
    }

    /// Ends the stream from this side.
    mutating func close() {
        guard isOpen else { return }
        multi.remove(handle)
        isOpen = false
    }

    /// Waits until something has come, a descriptor is readable or the time is up.
    mutating func wait(atMost duration: Duration, or descriptor: Int32) -> Step {
        var step = advance()
        guard step.events.isEmpty, step.end == nil else { return step }
        multi.wait(atMost: duration, or: descriptor)
        step = advance()
        return step
    }

    private mutating func advance() -> Step {
        guard isOpen else { return Step() }
        let status = multi.perform()
        var step = Step(events: receiver.takeEvents())
        guard let status else { return step }
        close()
        if status == CURLE_OK, !receiver.isStream {
            step.end = .refused(receiver.response)
        } else {
            let detail = status == CURLE_OK ? "the stream of events has ended" : handle.lastErrorText
            step.end = .broken(HTTPClientError(status, address: connection.address, detail: detail))
        }
        return step
    }
}
