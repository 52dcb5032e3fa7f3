import Glibc
import TestSupport
import WidgetServer
import WidgetStore
import Widgets

/// A server on a free port over a store in a directory of its own, with an account and a key that may do all.
final class TestServer: Sendable {
    let directory: TemporaryDirectory
    let sqlite: SQLiteStore
    let server: WidgetServer
    let account: Account
    let key: String
    let clock: TestClock

    /// Starts the server, without a rate limit and without a log unless `configure` has others.
    ///
    /// A directory with the store of an earlier server keeps its account and takes a new key. `wrap` puts a store of the
    /// test before the real one.
    init(
        in directory: TemporaryDirectory? = nil,
        clock: TestClock? = nil,
        configure: (inout ServerConfiguration) -> Void = { _ in },
        store wrap: (SQLiteStore) -> any Store = { $0 }
    ) throws {
        let directory = try directory ?? TemporaryDirectory()
        let clock = try clock ?? TestClock()
        self.directory = directory
        self.clock = clock
        sqlite = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
        account = try sqlite.accounts().first ?? sqlite.createAccount(nickname: "Ada", at: clock.now)
        let secret = try AccessKey.random(.account)
        key = secret.plainText
        let name = "key \(try sqlite.keys(account: nil).count)"
        _ = try sqlite.createKey(
            NewKey(account: account.id, name: name, digest: secret.digest, createdAt: clock.now)
        )
        var configuration = ServerConfiguration()
        configuration.requestsPerMinute = 0
        configuration.clocks.now = { clock.now }
        configuration.logDescriptor = TestServer.silence
        configure(&configuration)
        server = try WidgetServer.start(configuration, store: wrap(sqlite))
    }

    deinit {
        try? server.stop(within: .zero)
    }

    /// A new connection.
    func connect() throws -> HTTPClient {
        try HTTPClient(port: server.port)
    }

    /// The header lines that a client with a key sends along with JSON.
    var jsonHeaders: [String] {
        ["Authorization: Bearer \(key)", "Content-Type: application/json"]
    }

    /// Sends one request on a connection of its own.
    ///
    /// The key, and JSON as the type of a body, go along unless `headers` has others; `Authorization:` with nothing behind
    /// it sends none, and so does a `Cookie`.
    func call(
        _ method: String,
        _ target: String,
        _ body: String? = nil,
        headers: [String] = [],
        key: String? = nil
    ) throws -> HTTPAnswer {
        try call(method, target, bytes: body.map { Array($0.utf8) }, headers: headers, key: key)
    }

    /// As above, with any bytes as the body.
    func call(
        _ method: String,
        _ target: String,
        bytes: [UInt8]?,
        headers: [String] = [],
        key: String? = nil
    ) throws -> HTTPAnswer {
        var lines = headers.filter { $0 != "Authorization:" }
        let isByCookie = headers.contains { $0.hasPrefix("Cookie:") }
        func has(_ name: String) -> Bool {
            headers.contains { $0.lowercased().hasPrefix(name.lowercased() + ":") }
        }
        if !has("Authorization"), !isByCookie { lines.append("Authorization: Bearer \(key ?? self.key)") }
        if bytes != nil, !has("Content-Type") { lines.append("Content-Type: application/json") }
        return try connect().call(method, target, headers: lines, body: bytes)
    }

    /// Creates a progress widget.
    @discardableResult
    func create(_ slug: String, value: String = "0.25", key: String? = nil) throws -> HTTPAnswer {
        try call("POST", "/widgets", Body.widget(slug, #"{"template":"progress","value":\#(value)}"#), key: key)
    }

    /// Makes another key, of this account unless another is named.
    func makeKey(
        _ name: String,
        account: AccountID? = nil,
        allowsWidgets: Bool = true,
        patterns: [String] = []
    ) throws -> (secret: String, record: KeyRecord) {
        let secret = try AccessKey.random(.account)
        let record = try sqlite.createKey(
            NewKey(
                account: account ?? self.account.id,
                name: name,
                digest: secret.digest,
                allowsWidgets: allowsWidgets,
                slugPatterns: try patterns.map { try SlugPattern($0) },
                createdAt: clock.now
            )
        )
        return (secret.plainText, record)
    }

    /// Signs in and gives the header line that stands for the session.
    func signIn(key: String? = nil) throws -> String {
        let answer = try call("POST", "/session", key: key)
        guard answer.status == 204, let cookie = answer["set-cookie"] else {
            throw TestSupportError("no session: \(answer.status) \(answer.text)")
        }
        return "Cookie: " + cookie.prefix { $0 != ";" }
    }

    /// Makes a read token for a widget.
    func makeLink(_ slug: String) throws -> (secret: String, record: LinkRecord) {
        let secret = try AccessKey.random(.readOnly)
        let record = try sqlite.createLink(
            NewLink(account: account.id, slug: slug, digest: secret.digest, createdAt: clock.now)
        )
        return (secret.plainText, record)
    }

    /// Where logs go that no test reads; open for as long as the tests run.
    private static let silence = open("/dev/null", O_WRONLY | O_CLOEXEC)
}
