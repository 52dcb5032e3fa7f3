internal import CCurl
internal import CurlTransfers

extension CurlHandle {
    /// Makes one transfer and waits for its end.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - connection: Whom and with which key.
    ///   - timeout: The most time for all of it.
    ///   - response: What came, also where the transfer failed.
    /// - Throws: `CurlError` when there is no whole answer.
    func transfer(
        _ request: APIRequest,
        over connection: ServerAccess,
        timeout: Duration,
        into response: inout APIResponse
    ) throws(CurlError) {
        var lines = ["Accept: application/json, application/problem+json"]
        if let body = request.body { lines.append("Content-Type: " + body.mediaType) }
        let headers = try prepare(request, over: connection, lines: lines)
        try limit(to: timeout)
        let receiver = ResponseReceiver()
        defer { response = receiver.response }
        try receive(into: receiver)
        // Curl calls back only inside of the transfer.
        let status = try withExtendedLifetime(headers) { () throws(CurlError) in
            try withExtendedLifetime(receiver) { () throws(CurlError) in try perform() }
        }
        receiver.response.status = status
    }

    /// Says everything about a transfer but its time and who takes the answer.
    ///
    /// - Returns: The header fields, which must outlive the transfer.
    func prepare(
        _ request: APIRequest,
        over connection: ServerAccess,
        lines: [String]
    ) throws(CurlError) -> HeaderList {
        try reset()
        guard let headers = HeaderList(["Authorization: Bearer " + connection.key] + lines) else {
            throw CurlError(status: CURLE_OUT_OF_MEMORY)
        }
        try set(headers: headers)
        try describe(request, to: connection)
        return headers
    }

    private func describe(_ request: APIRequest, to connection: ServerAccess) throws(CurlError) {
        try set(CURLOPT_URL, connection.address.text + request.path)
        try set(CURLOPT_USERAGENT, "headway/" + HeadwayVersion.text)
        try set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        if let body = request.body { try set(body: body.bytes) }
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
}
