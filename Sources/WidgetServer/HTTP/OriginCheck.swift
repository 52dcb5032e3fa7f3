/// Decides whether a write that a cookie speaks for comes from a page of this very server.
///
/// A browser adds the cookie to a request by itself, so the request must show where it was made. `Sec-Fetch-Site` is the
/// browser's own word, which no page can forge; where it is missing (browsers send it over https and to the machine
/// itself only), `Origin` must name the host that was asked.
struct OriginCheck: Sendable {
    /// The field `Sec-Fetch-Site`, or nil.
    let fetchSite: String?
    /// The field `Origin`, or nil.
    let origin: String?
    /// The host that the browser asked: the field `Host`, or what a trusted proxy says it was.
    let host: String?
    /// Whether the browser used https, as far as the server knows; nil where a proxy that is not trusted may stand between.
    let isSecure: Bool?

    /// Whether the request comes from a page of this server.
    var isSameOrigin: Bool {
        if let fetchSite { return fetchSite == "same-origin" }
        guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
        for scheme in ["http", "https"] where origin.hasPrefix(scheme + "://") {
            if let isSecure, isSecure != (scheme == "https") { return false }
            let port = scheme == "https" ? ":443" : ":80"
            let named = origin.dropFirst(scheme.utf8.count + 3)
            return OriginCheck.without(port, named) == OriginCheck.without(port, host[...])
        }
        return false
    }

    private static func without(_ port: String, _ host: Substring) -> Substring {
        host.hasSuffix(port) ? host.dropLast(port.utf8.count) : host
    }
}
