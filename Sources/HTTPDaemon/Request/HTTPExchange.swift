internal import CMicrohttpd

/// One complete request and the duty to answer it, now or later.
public struct HTTPExchange: ~Copyable {
    /// The request line and the headers.
    public let request: HTTPRequest

    /// The body, empty if there was none.
    public let body: [UInt8]

    /// What `HTTPHandler.admit` noted, if anything.
    public var note: (any AnyObject & Sendable)? { request.connection.note }

    /// Whether no other connection is open, so that nobody else is kept waiting by a handler that takes a moment.
    public var isAlone: Bool { request.connection.context.registry.count == 1 }

    init(_ connection: Connection, body: [UInt8]) {
        request = HTTPRequest(connection: connection)
        self.body = body
    }

    /// Answers now.
    ///
    /// It ends the exchange, so make the response in a line of its own before.
    public consuming func respond(_ response: consuming HTTPResponse) {
        request.connection.outcome = .response(response)
    }

    /// Puts the answer off; the connection waits without costing anything (`MHD_suspend_connection`).
    ///
    /// Nothing of the request can be read any more, so take what you need first. A client that has closed its sending side
    /// by the time of the answer counts as gone and gets none.
    public consuming func `defer`() -> DeferredResponse {
        request.connection.deferAnswer()
    }
}

@available(*, unavailable)
extension HTTPExchange: Sendable {}
