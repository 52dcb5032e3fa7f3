internal import HTTPDaemon
internal import HeadwayCommands
internal import WidgetServer

/// What the arguments of `headway serve` ask for.
struct ServeSettings {
    /// Where the data is.
    let dataDirectory: String
    /// How the server is to behave.
    let configuration: ServerConfiguration
    /// What to say where the system allows too few open files for what was asked for; else nil.
    let shortage: String?

    /// - Parameters:
    ///   - arguments: Those of `headway serve`.
    ///   - environment: Says where the data is, if the arguments do not.
    ///   - openFiles: How many the system allows.
    /// - Throws: `CommandError` for an argument that makes no sense.
    init(_ arguments: ParsedArguments, environment: Environment, openFiles: Int) throws(CommandError) {
        var configuration = ServerConfiguration()
        configuration.version = HeadwayVersion.text
        if let host = arguments.value("--host") {
            guard !host.isEmpty else { throw .misused("--host must name an address; it is empty") }
            configuration.http.host = host
        }
        configuration.http.port = UInt16(try arguments.integer("--port", in: 0...65_535) ?? 8_080)
        configuration.widgetLimit = try arguments.integer("--max-widgets", in: 0...1_000_000) ?? 50
        configuration.requestsPerMinute = try arguments.integer("--rate-limit", in: 0...1_000_000) ?? 200
        configuration.trustsForwarded = arguments.has("--trust-forwarded")
        configuration.relaysActions = arguments.has("--relay-actions")
        let wanted = Places(
            connections: try arguments.integer("--max-connections", in: 1...1_000_000)
                ?? configuration.http.limits.connections,
            viewers: try arguments.integer("--max-viewers", in: 0...1_000_000) ?? 20_000
        )
        let places = wanted.fitting(openFiles: openFiles)
        shortage = places == wanted ? nil : ServeSettings.shortage(of: wanted, places, openFiles)
        configuration.http.limits.connections = places.connections
        configuration.viewerLimit = places.viewers
        // Behind a proxy all connections come from one address.
        configuration.http.limits.connectionsPerAddress =
            try arguments.integer("--max-connections-per-address", in: 0...1_000_000)
            ?? (configuration.trustsForwarded ? 0 : 512)
        configuration.viewersPerAddress =
            try arguments.integer("--max-connections-per-address", in: 0...1_000_000) ?? 512
        if let mebibytes = try arguments.integer("--picture-cache", in: 0...4_096) {
            configuration.pictureCacheBytes = mebibytes << 20
        }
        if let text = arguments.value("--log-format") {
            guard let format = LogFormat(rawValue: text) else {
                throw .misused("--log-format must be text or json, not \"\(text)\"")
            }
            configuration.logFormat = format
        }
        configuration.http.certificate = try ServeSettings.certificate(arguments)
        if configuration.http.certificate != nil {
            // Over TLS a viewer keeps its connection; without, it leaves it and counts by itself.
            let connections = configuration.http.limits.connections + configuration.viewerLimit
            configuration.http.limits.connections = min(connections, 1_000_000)
        }
        dataDirectory = try DataDirectory.path(option: arguments.value("--data"), environment: environment)
        self.configuration = configuration
    }

    /// The address that the server answers at.
    func url(port: UInt16) -> String {
        url(host: configuration.http.host, port: port)
    }

    /// The address at which a client on this machine reaches the server.
    func clientURL(port: UInt16) -> String {
        let host = configuration.http.host
        return url(host: host == "0.0.0.0" ? "127.0.0.1" : host == "::" ? "::1" : host, port: port)
    }

    private func url(host: String, port: UInt16) -> String {
        let scheme = configuration.http.certificate == nil ? "http" : "https"
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    private static func shortage(of wanted: Places, _ places: Places, _ openFiles: Int) -> String {
        "The system allows \(openFiles) open files: there is room for \(places.connections) of \(wanted.connections) "
            + "connections and \(places.viewers) of \(wanted.viewers) viewers; raise its limit (ulimit -n, LimitNOFILE) "
            + "or ask for fewer (--max-connections, --max-viewers)"
    }

    private static func certificate(_ arguments: ParsedArguments) throws(CommandError) -> TLSCertificate? {
        switch (arguments.value("--tls-certificate"), arguments.value("--tls-key")) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            return TLSCertificate(
                chain: try InputFile(path: certificate).read(),
                key: try InputFile(path: key).read()
            )
        default: throw .misused("--tls-certificate and --tls-key go together; give both")
        }
    }
}
