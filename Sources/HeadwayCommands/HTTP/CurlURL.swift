internal import CCurl

/// An address taken apart by curl (`CURLU`).
struct CurlURL: ~Copyable {
    private let handle: OpaquePointer

    /// Reads an address; nil when curl cannot.
    init?(_ text: String) {
        guard let handle = curl_url() else { return nil }
        // Unknown schemes pass here, so that the caller can name them.
        guard curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_NON_SUPPORT_SCHEME)) == CURLUE_OK else {
            curl_url_cleanup(handle)
            return nil
        }
        self.handle = handle
    }

    deinit {
        curl_url_cleanup(handle)
    }

    /// A part of the address, or nil when it has none (`curl_url_get`).
    func text(_ part: CURLUPart) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(validatingCString: text)
    }
}
