/// Everything that a call to a server needs: its address, the key and whom to trust.
struct ServerAccess: Equatable {
    /// The server's address.
    let address: ServerAddress

    /// The key.
    ///
    /// It must not reach any output.
    let key: String

    /// A file with certificates to trust in place of the system's; nil for the system's.
    let certificateFile: String?

    /// Gathers what was set: an option wins over the environment, the environment over the config file.
    ///
    /// - Parameters:
    ///   - option: The value of `--server`, or nil when it was not given.
    ///   - context: The environment, and where a warning about the config file goes.
    /// - Throws: `CommandError` with the way out when something is missing, or when the key would travel in the clear.
    init(option: String?, context: CommandContext) throws(CommandError) {
        let environment = context.environment
        let given = option.map { ($0, "--server") } ?? environment["HEADWAY_URL"].map { ($0, "HEADWAY_URL") }
        var url = given
        var key = environment["HEADWAY_KEY"].map { ($0, "HEADWAY_KEY") }
        if url == nil || key == nil {
            let file = try ConfigFile.standard(environment)
            let config = try file.read(warn: context.say)
            url = url ?? config?.url.map { ($0, file.path) }
            key = key ?? config?.key.map { ($0, file.path) }
        }
        guard let url else {
            throw .failed(
                "no server is set: start one here with `headway serve`, "
                    + "or set HEADWAY_URL (such as http://127.0.0.1:8080) and HEADWAY_KEY"
            )
        }
        guard let key else {
            throw .failed("no key is set: set HEADWAY_KEY; on the server `headway keys create NAME` prints a new one")
        }
        try self.init(url: url, key: key, environment: environment)
    }

    private init(
        url: (text: String, source: String),
        key: (text: String, source: String),
        environment: Environment
    ) throws(CommandError) {
        address = try ServerAddress(url.text, from: url.source)
        self.key = key.text.trimmed
        // Printable ASCII only: a line break would end the header field and begin another one.
        guard self.key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), (1...256).contains(self.key.utf8.count) else {
            throw .failed("the key (\(key.source)) is not one: a key is hlk_ and 32 letters and digits")
        }
        certificateFile =
            environment["HEADWAY_CA_FILE"] ?? environment["CURL_CA_BUNDLE"] ?? environment["SSL_CERT_FILE"]
        guard address.isSecure || address.isLoopback || environment["HEADWAY_ALLOW_HTTP"] == "1" else {
            throw .failed(
                "the key would travel unencrypted to \(address.host.printable); use an https address, "
                    + "or set HEADWAY_ALLOW_HTTP=1 where you trust the network"
            )
        }
    }
}
