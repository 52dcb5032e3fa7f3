internal import HTTPDaemon

/// Reads from a request what a proxy before the server may know better than the connection.
struct ForwardedRequest: Sendable {
    /// True if the fields that a proxy sets are trusted.
    let isTrusted: Bool

    /// The client: the last address that the proxy added where one is trusted, else the one of the connection.
    func address(of request: borrowing HTTPRequest) -> PeerAddress {
        guard isTrusted, let last = request.header(.xForwardedFor)?.split(separator: ",").last else {
            return request.peer
        }
        return PeerAddress(last) ?? request.peer
    }

    /// Returns true if the browser reaches the server over TLS, as far as the server knows.
    func isSecure(_ request: borrowing HTTPRequest) -> Bool {
        request.isSecure || (isTrusted && isForwardedSecure(request) == true)
    }

    /// Reads the browser's statements about the origin of a request.
    func originCheck(of request: borrowing HTTPRequest) -> OriginCheck {
        let forwarded = isTrusted ? request.header(.xForwardedHost) : nil
        return OriginCheck(
            fetchSite: request.header(.secFetchSite),
            origin: request.header(.origin),
            host: forwarded.map { ForwardedRequest.last(of: $0) } ?? request.header(.host),
            isSecure: request.isSecure ? true : isTrusted ? isForwardedSecure(request) : nil
        )
    }

    /// True for a request that was sent on this machine itself, and not by a proxy here that passes on another client's, nor by
    /// a browser here for a site that has this machine's address put behind its own name (DNS rebinding).
    func isLocal(_ request: borrowing HTTPRequest) -> Bool {
        request.peer.isLoopback && request.header(.xForwardedFor) == nil && request.header(.forwarded) == nil
            && HostName.isNobodyElses(request.header(.host) ?? "")
    }

    /// True if the nearest proxy was asked over https; nil if it does not say.
    private func isForwardedSecure(_ request: borrowing HTTPRequest) -> Bool? {
        request.header(.xForwardedProto).map { ForwardedRequest.last(of: $0).lowercased() == "https" }
    }

    /// The last of several values with commas between: the one that the nearest proxy wrote.
    private static func last(of field: String) -> String {
        String((field.split(separator: ",").last ?? "").trimmed)
    }
}
