internal import HTTPDaemon

/// Reads from a request what a proxy before the server may know better than the connection.
struct ForwardedRequest: Sendable {
    /// Whether the fields that a proxy sets are believed.
    let isTrusted: Bool

    /// The client: the last address that the proxy added where one is trusted, else the one of the connection.
    func address(of request: borrowing HTTPRequest) -> PeerAddress {
        guard isTrusted, let last = request.header(.xForwardedFor)?.split(separator: ",").last else {
            return request.peer
        }
        return PeerAddress(last) ?? request.peer
    }

    /// Whether the browser reaches the server over TLS, as far as the server knows.
    func isSecure(_ request: borrowing HTTPRequest) -> Bool {
        request.isSecure || (isTrusted && isForwardedSecure(request) == true)
    }

    /// What the browser that sent a request says of where it was made.
    func originCheck(of request: borrowing HTTPRequest) -> OriginCheck {
        let forwarded = isTrusted ? request.header(.xForwardedHost) : nil
        return OriginCheck(
            fetchSite: request.header(.secFetchSite),
            origin: request.header(.origin),
            host: forwarded.map { ForwardedRequest.last(of: $0) } ?? request.header(.host),
            isSecure: request.isSecure ? true : isTrusted ? isForwardedSecure(request) : nil
        )
    }

    /// Whether the request was sent on this machine itself, and not by a proxy here that passes on someone else's, nor by
    /// a browser here for a site that has this machine's address put behind its own name (DNS rebinding).
    func isLocal(_ request: borrowing HTTPRequest) -> Bool {
        request.peer.isLoopback && request.header(.xForwardedFor) == nil && request.header(.forwarded) == nil
            && HostName.isNobodyElses(request.header(.host) ?? "")
    }

    /// Whether the nearest proxy was asked over https; nil where it does not say.
    private func isForwardedSecure(_ request: borrowing HTTPRequest) -> Bool? {
        request.header(.xForwardedProto).map { ForwardedRequest.last(of: $0).lowercased() == "https" }
    }

    /// The last of several values with commas between: the one that the nearest proxy wrote.
    private static func last(of field: String) -> String {
        String((field.split(separator: ",").last ?? "").trimmed)
    }
}
