internal import CCurl

/// One easy handle of curl, which keeps its connection from one transfer to the next.
struct CurlHandle: ~Copyable {
    /// The handle itself, for `CurlMulti`.
    let handle: UnsafeMutableRawPointer
    /// Where curl puts its own words about an error; it must live as long as the handle.
    private let errorText: UnsafeMutablePointer<CChar>

    /// Makes a handle (`curl_easy_init`); nil when curl cannot start.
    init?() {
        guard CurlHandle.globalStatus == CURLE_OK, let handle = curl_easy_init() else { return nil }
        self.handle = handle
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(handle)
        errorText.deallocate()
    }

    /// What curl said about the last error; empty when it said nothing.
    var lastErrorText: String {
        String(cString: errorText)
    }

    /// Makes one transfer and waits for its end.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - connection: Whom and with which key.
    ///   - timeout: The most time for all of it.
    ///   - response: What came, also where the transfer failed.
    /// - Throws: `CurlError` when there is no whole answer.
    func transfer(
        _ request: HTTPRequest,
        over connection: Connection,
        timeout: Duration,
        into response: inout HTTPResponse
    ) throws(CurlError) {
        var lines = ["Accept: application/json, application/problem+json"]
        if let body = request.body { lines.append("Content-Type: " + body.mediaType) }
        let headers = try prepare(request, over: connection, lines: lines)
        try limit(to: timeout)
        try withExtendedLifetime(headers) { () throws(CurlError) in
            try withUnsafeMutablePointer(to: &response) { (pointer) throws(CurlError) in
                // The pointer is valid up to the end of this closure, and curl calls back only inside of the transfer.
                try CurlError.check(headway_curl_set_body_receiver(handle, receiveBody, pointer))
                try CurlError.check(headway_curl_set_header_receiver(handle, receiveHeader, pointer))
                try CurlError.check(curl_easy_perform(handle))
            }
        }
        var status = 0
        try CurlError.check(headway_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status))
        response.status = status
    }

    /// Says everything about a transfer but its time and who takes the answer.
    ///
    /// - Returns: The header fields, which must outlive the transfer.
    func prepare(
        _ request: HTTPRequest,
        over connection: Connection,
        lines: [String]
    ) throws(CurlError) -> HeaderList {
        curl_easy_reset(handle)
        errorText[0] = 0
        guard let headers = HeaderList(["Authorization: Bearer " + connection.key] + lines) else {
            throw CurlError(status: CURLE_OUT_OF_MEMORY)
        }
        try CurlError.check(headway_curl_set_error_buffer(handle, errorText))
        try CurlError.check(headway_curl_set_headers(handle, headers.list))
        try describe(request, to: connection)
        return headers
    }

    private func describe(_ request: HTTPRequest, to connection: Connection) throws(CurlError) {
        try set(CURLOPT_URL, connection.address.text + request.path)
        try set(CURLOPT_USERAGENT, "headway/" + HeadwayVersion.text)
        try set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        if let body = request.body {
            try CurlError.check(headway_curl_set_body(handle, body.bytes, curl_off_t(body.bytes.count)))
        }
        // These two are curl's defaults; the key depends on them, so they are said.
        try set(CURLOPT_SSL_VERIFYPEER, 1)
        try set(CURLOPT_SSL_VERIFYHOST, 2)
        if let file = connection.certificateFile { try set(CURLOPT_CAINFO, file) }
        // A redirect would take the key to a place that nobody chose.
        try set(CURLOPT_FOLLOWLOCATION, 0)
        // What is on this machine is not to be asked for through a proxy, whatever http_proxy says.
        if connection.address.isLoopback { try set(CURLOPT_NOPROXY, "*") }
    }

    private func limit(to timeout: Duration) throws(CurlError) {
        let milliseconds = max(Int(timeout / .milliseconds(1)), 1)
        try set(CURLOPT_CONNECTTIMEOUT_MS, min(5_000, milliseconds))
        // CURLOPT_NOSIGNAL stays off: so curl ignores SIGPIPE while it writes to a connection that the server has closed.
        try set(CURLOPT_TIMEOUT_MS, milliseconds)
    }

    private func set(_ option: CURLoption, _ text: String) throws(CurlError) {
        try CurlError.check(headway_curl_set_text(handle, option, text))
    }

    func set(_ option: CURLoption, _ number: Int) throws(CurlError) {
        try CurlError.check(headway_curl_set_long(handle, option, number))
    }

    /// The status of `curl_global_init`, called once before the first handle is made.
    private static let globalStatus = headway_curl_global_init()
}

/// Takes a part of the body; fewer bytes than came make curl stop (CURLOPT_WRITEFUNCTION).
private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let response = context?.assumingMemoryBound(to: HTTPResponse.self) else { return 0 }
    let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return response.pointee.receiveBody(part) ? part.count : 0
}

/// Takes one header line (CURLOPT_HEADERFUNCTION).
private func receiveHeader(
    _ bytes: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ count: Int,
    _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let response = context?.assumingMemoryBound(to: HTTPResponse.self) else { return 0 }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return response.pointee.receiveHeader(line) ? line.count : 0
}
