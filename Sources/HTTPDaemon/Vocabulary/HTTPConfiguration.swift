/// Where a listener listens and how it behaves.
public struct HTTPConfiguration: Sendable {
    /// An address or a name: `127.0.0.1`, `::1`, `localhost`, `0.0.0.0`.
    ///
    /// Default `127.0.0.1`. `::` takes IPv4 as well.
    public var host = "127.0.0.1"

    /// The TCP port; 0 lets the system pick a free one, read it from `HTTPListener.port`.
    ///
    /// Default 0.
    public var port: UInt16 = 0

    /// The certificate to serve TLS with, or nil for plain HTTP.
    ///
    /// Default nil.
    public var certificate: TLSCertificate?

    /// What clients may ask for.
    public var limits = HTTPLimits()

    /// Gets the lines that libmicrohttpd and this module log, at most 500 bytes each, from any thread.
    ///
    /// Default: dropped.
    public var log: (@Sendable (String) -> Void)?

    /// The defaults: plain HTTP on a free port of 127.0.0.1.
    public init() {}
}
