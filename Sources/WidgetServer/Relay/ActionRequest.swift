internal import CCurl
internal import CurlTransfers
internal import Synchronization
internal import SystemSupport
internal import Widgets

/// The request that an action of a widget is, ready to be sent by the server.
struct ActionRequest: Sendable {
    /// The most time that a target may take.
    static let timeLimit = Duration.seconds(30)

    /// The most bytes of an answer that are read; it is thrown away.
    static let answerLimit = 65_536

    /// Fields that say how the message itself is sent; they are the server's, whatever the action says.
    private static let ownFields: Set<String> = [
        "connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization", "proxy-connection", "te",
        "trailer", "transfer-encoding", "upgrade",
    ]

    let url: String
    let method: WidgetAction.Method
    let lines: [String]
    let body: [UInt8]?

    /// The request of an action; nil for one whose address is not http or https.
    ///
    /// Without a method it is a GET, and a GET or HEAD has no body, as in the page.
    init?(_ action: WidgetAction) {
        guard action.url.isHTTP else { return nil }
        url = action.url.text
        method = action.method ?? .get
        body = method == .get || method == .head ? nil : action.body.map { Array($0.utf8) }
        let own = action.headers.filter { !ActionRequest.ownFields.contains($0.name.lowercased()) }
        // A semicolon is curl's way to send a field without a value; a bare colon keeps curl from adding its own.
        var lines = own.map { $0.value.isEmpty ? $0.name + ";" : "\($0.name): \($0.value)" }
        for name in ["Accept", "Content-Type", "Expect"]
        where !own.contains(where: { $0.name.lowercased() == name.lowercased() }) {
            lines.append(name + ":")
        }
        self.lines = lines
    }

    /// Sends it and waits for the answer.
    ///
    /// No redirect is followed: where the request goes is what its owner wrote.
    ///
    /// - Parameters:
    ///   - watch: Asked about once a second whether to give up.
    ///   - limit: The most time for all of it.
    /// - Returns: What became of it; whatever the target sent besides its status is gone.
    func send(watch: RelayWatch, within limit: Duration = timeLimit) -> RelayOutcome {
        guard let handle = CurlHandle(), let headers = HeaderList(lines) else { return .failed(.unsent) }
        do throws(CurlError) {
            try handle.reset()
            try handle.set(headers: headers)
            try describe(to: handle)
            try handle.set(CURLOPT_TIMEOUT_MS, Int(limit.millisecondsRoundedUp))
            // Both live to the end of this function, and curl calls back only inside of `perform`.
            try CurlError.check(
                headway_curl_set_watcher(handle.handle, askWatch, Unmanaged.passUnretained(watch).toOpaque())
            )
            try CurlError.check(
                headway_curl_set_body_receiver(handle.handle, dropBody, Unmanaged.passUnretained(watch).toOpaque())
            )
            let status = try withExtendedLifetime(watch) { () throws(CurlError) in try handle.perform() }
            return .answered(status)
        } catch {
            return outcome(of: error, handle, watch)
        }
    }

    private func describe(to handle: borrowing CurlHandle) throws(CurlError) {
        try handle.set(CURLOPT_URL, url)
        try handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
        try handle.set(CURLOPT_FOLLOWLOCATION, 0)
        try handle.set(CURLOPT_USERAGENT, "headway")
        try handle.set(CURLOPT_CUSTOMREQUEST, method.rawValue)
        if method == .head { try handle.set(CURLOPT_NOBODY, 1) }
        if let body { try handle.set(body: body) }
        try handle.set(CURLOPT_CONNECTTIMEOUT_MS, 10_000)
        // Several threads send, and a signal has no place among them.
        try handle.set(CURLOPT_NOSIGNAL, 1)
        try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
        try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    }

    private func outcome(of error: CurlError, _ handle: borrowing CurlHandle, _ watch: RelayWatch) -> RelayOutcome {
        var status = 0
        switch error.status {
        case CURLE_OPERATION_TIMEDOUT: return .timedOut
        case CURLE_WRITE_ERROR where watch.isFull:
            // The answer was longer than is read; its status came first.
            guard headway_curl_get_long(handle.handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK, status > 0 else {
                return .failed(.answer)
            }
            return .answered(status)
        default: return .failed(RelayFailure(error.status))
        }
    }
}

/// Says whether to give up (CURLOPT_XFERINFOFUNCTION).
private func askWatch(
    _ context: UnsafeMutableRawPointer?,
    _ downloadTotal: curl_off_t,
    _ downloaded: curl_off_t,
    _ uploadTotal: curl_off_t,
    _ uploaded: curl_off_t
) -> Int32 {
    guard let context else { return 1 }
    return Unmanaged<RelayWatch>.fromOpaque(context).takeUnretainedValue().mustEnd ? 1 : 0
}

/// Throws a part of the answer away; fewer bytes than came make curl stop (CURLOPT_WRITEFUNCTION).
private func dropBody(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let taken = Unmanaged<RelayWatch>.fromOpaque(context).takeUnretainedValue().take(size * count)
    return taken ? size * count : 0
}
