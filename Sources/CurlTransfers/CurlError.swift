public import CCurl

/// A status of curl other than CURLE_OK.
public struct CurlError: Error, Sendable {
    /// The status.
    public let status: CURLcode

    /// An error of a status.
    public init(status: CURLcode) {
        self.status = status
    }

    /// Throws what is not CURLE_OK.
    public static func check(_ status: CURLcode) throws(CurlError) {
        guard status == CURLE_OK else { throw CurlError(status: status) }
    }
}
