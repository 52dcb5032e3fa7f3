internal import CCurl

/// A status of curl other than CURLE_OK.
struct CurlError: Error {
    /// The status.
    let status: CURLcode

    /// Throws what is not CURLE_OK.
    static func check(_ status: CURLcode) throws(CurlError) {
        guard status == CURLE_OK else { throw CurlError(status: status) }
    }
}
