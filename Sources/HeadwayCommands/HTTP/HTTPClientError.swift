internal import CCurl

/// Why a call got no answer from a server.
struct HTTPClientError: Error, Equatable {
    /// What kept the answer away.
    enum Code: Equatable {
        /// No host of this name is known.
        case noSuchHost
        /// Nothing takes connections there.
        case unreachable
        /// The answer did not come in time.
        case timedOut
        /// The server's certificate is not to be trusted, or there is no common encryption.
        case insecure
        /// The answer is larger than is accepted.
        case tooLarge
        /// Anything else that curl reports.
        case other
    }

    let code: Code
    /// The server's address.
    let address: ServerAddress
    /// What curl says about it.
    let detail: String

    /// The error for a status of curl.
    init(_ status: CURLcode, address: ServerAddress, detail: String) {
        code =
            switch status {
            case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .noSuchHost
            case CURLE_COULDNT_CONNECT: .unreachable
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR:
                .insecure
            default: .other
            }
        self.address = address
        self.detail = detail.isEmpty ? String(cString: curl_easy_strerror(status)) : detail
    }

    /// An error that curl does not know of.
    init(code: Code, address: ServerAddress, detail: String = "") {
        self.code = code
        self.address = address
        self.detail = detail
    }
}

extension HTTPClientError: CustomStringConvertible {
    /// A sentence with the way out.
    var description: String {
        let server = address.text.printable(limit: 120)
        return switch code {
        case .noSuchHost: "there is no host \(address.host.printable(limit: 120)); check HEADWAY_URL"
        case .unreachable where address.isLoopback:
            "nothing answers at \(server): start it with `headway serve`"
        case .unreachable: "nothing answers at \(server): check HEADWAY_URL, and that the server runs"
        case .timedOut: "\(server) did not answer in time; try again"
        case .insecure:
            "the connection to \(server) is not safe: \(detail.printable(limit: 200)); "
                + "for a certificate of your own set HEADWAY_CA_FILE to the file that signed it"
        case .tooLarge:
            "the answer of \(server) is larger than \(APIResponse.bodyLimit >> 20) MiB; is it a Headway server?"
        case .other: "the call to \(server) failed: \(detail.printable(limit: 200))"
        }
    }
}
