internal import Glibc
internal import Synchronization

/// A server for tests that gives prepared answers, one after the other, and keeps what it was asked.
///
/// One thread, one request a connection, bodies with Content-Length up to 1 MiB; a caller that stalls is dropped after ten
/// seconds. A call after the last answer gets a 599, so that no test waits for one.
public final class HTTPStub: Sendable {
    /// One request as it came.
    public struct Request: Sendable, Equatable {
        /// The method.
        public let method: String
        /// The target, a path mostly.
        public let target: String
        /// The header fields; names in lower case.
        public let headers: [String: String]
        /// The body.
        public let body: String
    }

    /// One answer to give.
    public struct Answer: Sendable, Equatable {
        /// The bytes of the answer.
        let text: String

        /// An answer of its parts; Content-Length and Connection are added.
        public init(_ status: Int, _ body: String = "", headers: [String] = ["Content-Type: application/json"]) {
            let lines = headers + ["Content-Length: \(body.utf8.count)", "Connection: close"]
            text = "HTTP/1.1 \(status) Status\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n" + body
        }

        /// An answer of exactly these bytes, for answers that are broken.
        public init(raw text: String) {
            self.text = text
        }
    }

    /// The address to call, such as `http://127.0.0.1:40123`.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The port.
    public let port: UInt16

    private let listener: Int32
    private let thread: pthread_t
    private let state: State

    /// Starts a server on a free port of 127.0.0.1.
    ///
    /// - Parameter answers: The answers in their order.
    /// - Throws: `TestSupportError` when it cannot be started.
    public init(_ answers: [Answer]) throws(TestSupportError) {
        listener = try LoopbackSocket.listen()
        port = try LoopbackSocket.port(of: listener)
        state = State(listener: listener, answers: answers)
        var thread = pthread_t()
        // The thread releases what is retained here; it ends at the latest when this object does.
        let context = Unmanaged.passRetained(state).toOpaque()
        let number = pthread_create(
            &thread,
            nil,
            { context in
                if let context { Unmanaged<State>.fromOpaque(context).takeRetainedValue().serve() }
                return nil
            },
            context
        )
        try TestSupportError.checkNumber(number, "pthread_create")
        self.thread = thread
    }

    deinit {
        // Ends the wait for the next caller.
        shutdown(listener, Int32(SHUT_RDWR))
        pthread_join(thread, nil)
        close(listener)
    }

    /// The requests that have come so far.
    public var requests: [Request] {
        state.requests.withLock { $0 }
    }

    private final class State: Sendable {
        let requests = Mutex<[Request]>([])
        private let listener: Int32
        private let answers: [Answer]

        init(listener: Int32, answers: [Answer]) {
            self.listener = listener
            self.answers = answers
        }

        func serve() {
            var left = answers[...]
            while true {
                let caller = accept(listener, nil, nil)
                guard caller >= 0 else { return }
                // A program that starts in between may hold the socket too; answers carry their length, so nobody waits.
                _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
                var connection = StubConnection(caller)
                if let request = connection.readRequest() {
                    // First kept, then answered, so that a caller that has its answer finds its request here.
                    requests.withLock { $0.append(request) }
                    connection.write(left.popFirst()?.text ?? Answer(599, "no answer is left").text)
                }
                close(caller)
            }
        }
    }
}
