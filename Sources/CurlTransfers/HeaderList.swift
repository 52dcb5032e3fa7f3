internal import CCurl

/// Header fields of a request in the form in which curl takes them (`curl_slist`).
public struct HeaderList: ~Copyable {
    private(set) var list: UnsafeMutablePointer<curl_slist>?

    /// Lists header lines; nil when there is no memory for them.
    public init?(_ lines: [String]) {
        list = nil
        for line in lines {
            // On failure the old list stays as it is, and the deinitializer releases it.
            guard let longer = curl_slist_append(list, line) else { return nil }
            list = longer
        }
    }

    deinit {
        curl_slist_free_all(list)
    }
}

@available(*, unavailable)
extension HeaderList: Sendable {}
