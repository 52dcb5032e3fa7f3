#if DEBUG
    import Glibc
    import HTTPDaemon
    import TestSupport
    import WidgetServer
    import WidgetStore
    import Widgets

    /// A server in this process for the fuzzer to throw bytes at, with an account, a key, a widget and a link to it.
    final class FuzzedServer: Sendable {
        private let directory: TemporaryDirectory
        private let server: WidgetServer
        private let key: [UInt8]
        private let token: [UInt8]

        init() throws {
            directory = try TemporaryDirectory()
            let store = try SQLiteStore.open(directory: directory.path, options: SQLiteStoreOptions(purpose: .serve))
            let now = Instant(seconds: 1_772_359_200)
            let account = try store.createAccount(nickname: "Ada", at: now)
            let secret = try AccessKey.random(.account)
            _ = try store.createKey(NewKey(account: account.id, name: "key", digest: secret.digest, createdAt: now))
            let link = try AccessKey.random(.readOnly)
            _ = try store.createLink(NewLink(account: account.id, slug: "one", digest: link.digest, createdAt: now))
            var configuration = ServerConfiguration()
            configuration.requestsPerMinute = 0
            configuration.trustsForwarded = true
            configuration.clocks.now = { now }
            configuration.logDescriptor = open("/dev/null", O_WRONLY | O_CLOEXEC)
            configuration.http.limits.connectionsPerAddress = 0
            server = try WidgetServer.start(configuration, store: store)
            key = Array(secret.plainText.utf8)
            token = Array(link.plainText.utf8)
            let body = #"{"slug":"one","name":"One","content":{"template":"progress","value":0.5}}"#
            let post =
                "POST /widgets HTTP/1.1\nHost: a\nAuthorization: Bearer {key}\nContent-Length: \(body.utf8.count)\n\n"
            guard try answers(to: request(Array((post + body).utf8))).starts(with: Array("HTTP/1.1 201".utf8)) else {
                throw TestSupportError("the server does not take its first widget")
            }
        }

        /// The bytes that an input stands for.
        func request(_ input: [UInt8]) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(input.count + 256)
            var rest = input[...]
            var isHead = true
            while let byte = rest.popFirst() {
                switch byte {
                case UInt8(ascii: "{") where rest.starts(with: "key}".utf8):
                    bytes += key
                    rest = rest.dropFirst(4)
                case UInt8(ascii: "{") where rest.starts(with: "token}".utf8):
                    bytes += token
                    rest = rest.dropFirst(6)
                case 0x0A where isHead:
                    if bytes.last != 0x0D { bytes.append(0x0D) }
                    bytes.append(0x0A)
                    isHead = !(bytes.count >= 4 && bytes[(bytes.count - 4)...].elementsEqual([13, 10, 13, 10]))
                default:
                    bytes.append(byte)
                }
            }
            return bytes
        }

        /// All that the server sends before it closes; of a stream of events the head is enough.
        ///
        /// A last request asks it to close once the others are answered: a client that only closes its own side gets no
        /// answer that takes a moment. Where a body swallows that request, nothing comes, and this side closes after all.
        func answers(to request: [UInt8]) throws -> [UInt8] {
            let client = try HTTPClient(port: server.port)
            client.setPatience(milliseconds: 50)
            client.send(request + FuzzedServer.farewell)
            let first = client.bytes { $0.text.contains("text/event-stream") }
            guard !first.text.contains("text/event-stream") else { return first }
            client.finishSending()
            client.setPatience(milliseconds: 5_000)
            return client.bytes { _ in false }
        }

        private static let farewell = Array("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8)
    }
#endif
