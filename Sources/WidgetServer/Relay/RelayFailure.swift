internal import CCurl

/// Why the target of an action gave no answer, as far as whoever tapped it is told.
///
/// Enough to mend the action, and not what curl says of the network around the server.
enum RelayFailure: String, Sendable, CaseIterable {
    case address = "its url cannot be called; look at its host, and at its port, which may be from 1 to 65535"
    case name = "the name of its host is not known"
    case connection = "nothing takes connections at its host and port"
    case security = "it speaks no TLS, or its certificate is not one that this server trusts"
    case answer = "it closed the connection, or what it sent is no HTTP"
    case stopping = "this server is stopping"
    case unsent = "this server could not send it"

    /// The failure that a status of curl is.
    init(_ status: CURLcode) {
        self =
            switch status {
            case CURLE_URL_MALFORMAT: .address
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .name
            case CURLE_COULDNT_CONNECT: .connection
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
                CURLE_SSL_CACERT_BADFILE, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ISSUER_ERROR:
                .security
            case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE, CURLE_WEIRD_SERVER_REPLY,
                CURLE_UNSUPPORTED_PROTOCOL, CURLE_WRITE_ERROR:
                .answer
            case CURLE_ABORTED_BY_CALLBACK: .stopping
            default: .unsent
            }
    }
}

/// What became of an action that the server sent.
enum RelayOutcome: Sendable, Equatable {
    /// The target answered with a status.
    case answered(Int)
    /// There was no answer in time.
    case timedOut
    /// There was none at all.
    case failed(RelayFailure)
}
