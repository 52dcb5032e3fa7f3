internal import SystemSupport

/// Leads the requests of one connection through a handler, whatever the type of its context.
protocol RequestDriver: AnyObject {
    /// Asks the handler about a request whose headers are in, and keeps the context.
    func admit(_ connection: HTTPConnection) -> RequestVerdict

    /// Has the handler answer a request that is complete.
    func handle(_ connection: HTTPConnection, body: [UInt8])

    /// Asks the handler for the answer to a request that the listener refuses, and keeps the context.
    func refuse(_ fault: HTTPRequestFault, _ connection: HTTPConnection) -> HTTPResponse

    /// Tells the handler that the request has ended, and forgets its context.
    func end(_ outcome: HTTPOutcome, status: HTTPStatus?, bodyBytes: Int, startedAt: Duration)

    /// Gives the end of the request to the stream thread, together with its context.
    func detach(status: HTTPStatus?, startedAt: Duration) -> StreamRecord
}

/// A handler's decision about a request whose body has not been read.
enum RequestVerdict {
    /// Collect the body.
    case accept
    /// Answer without it.
    case answer(HTTPResponse, HTTPUnreadBody)
}

/// Holds the context of the request that is on a connection; used on its poll thread only.
class ContextHolder<Context: AnyObject & Sendable> {
    /// Nil until the handler has been asked.
    final var context: Context?
}

/// The driver for one type of handler.
final class HandlerDriver<Handler: HTTPHandler>: ContextHolder<Handler.Context>, RequestDriver {
    private let handler: Handler

    init(_ handler: Handler) {
        self.handler = handler
    }

    func admit(_ connection: HTTPConnection) -> RequestVerdict {
        switch handler.admit(HTTPRequest(connection: connection)) {
        case .accept(let context):
            self.context = context
            return .accept
        case .answer(let response, let context, let unread):
            self.context = context
            return .answer(response, unread)
        }
    }

    func handle(_ connection: HTTPConnection, body: [UInt8]) {
        // It has been set: only an admitted request comes here.
        guard let context else { return }
        handler.handle(HTTPExchange(connection, body: body, holder: self, admitted: context))
    }

    // Swift 6.3.1's optimizer crashes when it inlines this (a move-only value lent to a protocol's method, twice).
    @inline(never)
    func refuse(_ fault: HTTPRequestFault, _ connection: HTTPConnection) -> HTTPResponse {
        let (response, context) = handler.refuse(fault, HTTPRequest(connection: connection))
        self.context = context
        return response
    }

    func end(_ outcome: HTTPOutcome, status: HTTPStatus?, bodyBytes: Int, startedAt: Duration) {
        let context = self.context
        self.context = nil
        Self.report(outcome, status, bodyBytes, startedAt, context, to: handler)
    }

    func detach(status: HTTPStatus?, startedAt: Duration) -> StreamRecord {
        StreamRecord { [handler, context] outcome, bytes in
            Self.report(outcome, status, bytes, startedAt, context, to: handler)
        }
    }

    // As above.
    @inline(never)
    private static func report(
        _ outcome: HTTPOutcome,
        _ status: HTTPStatus?,
        _ bodyBytes: Int,
        _ startedAt: Duration,
        _ context: Handler.Context?,
        to handler: Handler
    ) {
        handler.requestEnded(
            HTTPCompletion(
                outcome: outcome,
                status: status,
                bodyBytes: bodyBytes,
                duration: MonotonicTime.now - startedAt,
                context: context
            )
        )
    }
}
