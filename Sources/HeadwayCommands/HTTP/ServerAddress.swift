internal import CCurl
internal import Glibc

/// The address of a server: scheme, host, port and perhaps a path in front of the API's own paths.
struct ServerAddress: Equatable {
    /// The address without a slash at its end.
    let text: String

    /// The host as curl understands it; an IPv6 address stands in brackets.
    let host: String

    /// Whether the scheme is https.
    let isSecure: Bool

    /// Reads an address with curl's own reader, so that what is checked here is what curl will call.
    ///
    /// - Parameters:
    ///   - text: An http or https address without user, password, query and fragment.
    ///   - source: Where it was set, for the message.
    /// - Throws: `CommandError` with an example.
    init(_ text: String, from source: String) throws(CommandError) {
        let refusal = CommandError.failed(
            "\"\(text.printable(limit: 80))\" (\(source)) is not the address of a server; "
                + "write it like http://127.0.0.1:8080"
        )
        guard let parts = CurlURL(text) else { throw refusal }
        guard parts.text(CURLUPART_USER) == nil, parts.text(CURLUPART_PASSWORD) == nil else {
            throw .failed("the address of the server (\(source)) holds a user or a password; set HEADWAY_KEY instead")
        }
        guard let scheme = parts.text(CURLUPART_SCHEME), scheme == "http" || scheme == "https",
            let host = parts.text(CURLUPART_HOST), parts.text(CURLUPART_QUERY) == nil,
            parts.text(CURLUPART_FRAGMENT) == nil, let whole = parts.text(CURLUPART_URL)
        else { throw refusal }
        isSecure = scheme == "https"
        self.host = host
        let slashes = whole.reversed().prefix { $0 == "/" }.count
        self.text = String(whole.dropLast(slashes))
    }

    /// Whether the host is this machine by its very name, so that nothing leaves it: `localhost`, 127.0.0.0/8 or `[::1]`.
    var isLoopback: Bool {
        if host.lowercased() == "localhost" || host == "[::1]" { return true }
        var address = in_addr()
        guard inet_pton(AF_INET, host, &address) == 1 else { return false }
        return UInt32(bigEndian: address.s_addr) >> 24 == 127
    }
}
