public import CCurl

/// One easy handle of curl, which keeps its connection from one transfer to the next.
public struct CurlHandle: ~Copyable {
    /// The handle itself, for callbacks and for a multi handle; it stays the property of this value.
    public let handle: UnsafeMutableRawPointer

    /// Where curl puts its own words about an error; it must live as long as the handle.
    private let errorText: UnsafeMutablePointer<CChar>

    /// Makes a handle (`curl_easy_init`); nil when curl cannot start.
    public init?() {
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
    public var lastErrorText: String {
        String(cString: errorText)
    }

    /// Begins the description of a new transfer (`curl_easy_reset`).
    public func reset() throws(CurlError) {
        curl_easy_reset(handle)
        errorText[0] = 0
        try CurlError.check(headway_curl_set_error_buffer(handle, errorText))
    }

    /// Sets an option that is a text, which curl copies.
    public func set(_ option: CURLoption, _ text: String) throws(CurlError) {
        try CurlError.check(headway_curl_set_text(handle, option, text))
    }

    /// Sets an option that is a number.
    public func set(_ option: CURLoption, _ number: Int) throws(CurlError) {
        try CurlError.check(headway_curl_set_long(handle, option, number))
    }

    /// Sets the header fields, which must outlive the transfer.
    public func set(headers: borrowing HeaderList) throws(CurlError) {
        try CurlError.check(headway_curl_set_headers(handle, headers.list))
    }

    /// Sets the body, which curl copies.
    public func set(body: [UInt8]) throws(CurlError) {
        try CurlError.check(headway_curl_set_body(handle, body, curl_off_t(body.count)))
    }

    /// Makes the transfer and waits for its end (`curl_easy_perform`).
    ///
    /// - Returns: The status of the answer.
    /// - Throws: `CurlError` when there is no whole answer.
    public func perform() throws(CurlError) -> Int {
        try CurlError.check(curl_easy_perform(handle))
        var status = 0
        try CurlError.check(headway_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status))
        return status
    }

    /// The status of `curl_global_init`, called once before the first handle is made.
    private static let globalStatus = headway_curl_global_init()
}

@available(*, unavailable)
extension CurlHandle: Sendable {}
