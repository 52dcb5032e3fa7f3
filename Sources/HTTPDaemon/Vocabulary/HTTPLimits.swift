/// What a client may ask of the listener before it is refused or disconnected.
public struct HTTPLimits: Sendable {
    /// The longest request body that reaches the handler, in bytes.
    ///
    /// Default 65,536.
    ///
    /// A longer one is answered with the handler's `refuse(.bodyTooLarge)`, 413 by default.
    public var bodyBytes = 65_536

    /// The longest request line with all its headers, in bytes.
    ///
    /// Default 16,384, at least 4,096.
    ///
    /// Longer ones are answered with the handler's `refuse(.headerTooLarge)`, 431 by default, while they fit into the
    /// memory of a connection, which is twice that (`MHD_OPTION_CONNECTION_MEMORY_LIMIT`): libmicrohttpd also keeps there
    /// what it has read, a list of the headers, a copy of the cookies, and the lines of the answer. What does not fit it
    /// answers itself with 431 or 414, or closes the connection where not even that fits.
    public var headerBytes = 16_384

    /// The most of a refused body that is read and thrown away so that the client reads the answer.
    ///
    /// Default 8 MiB.
    ///
    /// A longer one is answered at once, and the connection is closed after it.
    public var discardedBytes = 8_388_608

    /// Connections at once.
    ///
    /// Default 8,192. More wait in the kernel's queue (`MHD_OPTION_CONNECTION_LIMIT`). From three quarters of it on, those that
    /// send nothing are closed the sooner the fewer places are left.
    public var connections = 8_192

    /// Connections at once from one address; 0 means no limit.
    ///
    /// Default 0 (`MHD_OPTION_PER_IP_CONNECTION_LIMIT`).
    public var connectionsPerAddress = 0

    /// Maximum silence of a connection between two requests.
    ///
    /// Default 75 s; 0 means for ever.
    public var idleTime = Duration.seconds(75)

    /// Maximum time for a whole request to arrive, headers and body.
    ///
    /// Default 20 s; 0 means for ever.
    ///
    /// It counts from the first byte of the request, on a new connection from its opening. Bytes that trickle in do not
    /// stretch it.
    public var requestTime = Duration.seconds(20)

    /// Maximum time for a client to read one whole response.
    ///
    /// Default 60 s; 0 means for ever.
    public var answerTime = Duration.seconds(60)

    /// The default limits.
    public init() {}
}
