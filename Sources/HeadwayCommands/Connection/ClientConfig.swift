/// What the config file says: the server to talk to and the key to talk with.
public struct ClientConfig: Sendable, Equatable {
    /// The server's address, such as `http://127.0.0.1:8080`; nil when the file does not say.
    public let url: String?

    /// The key; nil when the file does not say.
    ///
    /// It must not reach any output.
    public let key: String?

    /// A config of its parts.
    public init(url: String?, key: String?) {
        self.url = url
        self.key = key
    }
}
