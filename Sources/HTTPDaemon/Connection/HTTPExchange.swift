internal import CMicrohttpd

/// One complete request and the duty to answer it, now or later.
public struct HTTPExchange<Context: AnyObject & Sendable>: ~Copyable {
    /// The request line and the headers.
    public let request: HTTPRequest

    /// The body, empty if there was none.
    public let body: [UInt8]

    private let holder: ContextHolder<Context>
    private let admitted: Context

    /// The handler's knowledge of the request.
    ///
    /// A value that is set here stays with the request and reaches `HTTPHandler.requestEnded`, also after `defer()`.
    public var context: Context {
        get { holder.context ?? admitted }
        nonmutating set { holder.context = newValue }
    }

    /// True if no other connection is open, so that a handler that takes a moment keeps no client waiting.
    public var isAlone: Bool { request.connection.context.registry.count == 1 }

    init(_ connection: HTTPConnection, body: [UInt8], holder: ContextHolder<Context>, admitted: Context) {
        request = HTTPRequest(connection: connection)
        self.body = body
        self.holder = holder
        self.admitted = admitted
    }

    /// Answers now.
    ///
    /// It ends the exchange, so make the response in a line of its own before.
    public consuming func respond(_ response: consuming HTTPResponse) {
        request.connection.outcome = .response(response)
    }

    /// Defers the answer; the connection waits without costing anything (`MHD_suspend_connection`).
    ///
    /// Nothing of the request can be read any more, so take what you need first. A client that has closed its sending side
    /// by the time of the answer counts as gone and gets none.
    public consuming func `defer`() -> DeferredResponse {
        request.connection.deferAnswer()
    }
}

@available(*, unavailable)
extension HTTPExchange: Sendable {}
