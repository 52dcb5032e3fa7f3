/// A certificate chain and its private key, both in PEM form.
public struct TLSCertificate: Sendable {
    /// The PEM text of the certificate, followed by those of its issuers (`MHD_OPTION_HTTPS_MEM_CERT`).
    public var chain: [UInt8]

    /// The PEM text of the private key, not encrypted (`MHD_OPTION_HTTPS_MEM_KEY`).
    ///
    /// It is never logged.
    public var key: [UInt8]

    /// Which protocols and ciphers are offered: GnuTLS's own choice, but nothing before TLS 1.2 (RFC 8996).
    ///
    /// https://gnutls.org/manual/html_node/Priority-Strings.html
    static let priorities = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"

    /// Pairs a chain with its key.
    ///
    /// Whether they belong together is found out by `HTTPListener.start`.
    public init(chain: [UInt8], key: [UInt8]) {
        self.chain = chain
        self.key = key
    }
}
