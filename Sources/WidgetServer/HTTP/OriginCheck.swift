internal import HTTPDaemon
internal import SystemSupport

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

/// Judges the field `Host`.
enum HostName {
    /// Whether no site of the Internet can be called so: an address, `localhost`, or a name without a point.
    ///
    /// - Parameter field: The value of the field, with a port or without.
    /// - Returns: False also where there is no name, and where something else than a port follows it.
    static func isNobodyElses(_ field: String) -> Bool {
        if field.utf8.first == UInt8(ascii: "[") { return PeerAddress(field) != nil }
        let name = field.prefix { $0 != ":" }.lowercased()
        let port = field.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        guard !name.isEmpty, port.allSatisfy({ $0.isASCIIDigit }) else {
            return false
        }
        return !name.contains(".") || name.hasSuffix(".localhost") || PeerAddress(name) != nil
    }
}
