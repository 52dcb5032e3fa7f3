/// Answers requests.
///
/// Its methods are called on the poll thread, which serves all connections, so none may block.
public protocol HTTPHandler: Sendable {
    /// The handler's knowledge of a request, from `admit` to `requestEnded`.
    ///
    /// The listener keeps it with the request, so a deferred response or a stream cannot lose it. It is an object, so that
    /// this module passes it on without asking the runtime for its layout at each request.
    associatedtype Context: AnyObject & Sendable

    /// Looks at a request whose headers are in and whose body has not been read.
    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission<Context>

    /// Answers a request that is complete, now or later.
    ///
    /// An exchange that is let go without an answer becomes a 500.
    func handle(_ exchange: consuming HTTPExchange<Context>)

    /// Words the answer to a request that the listener itself refuses.
    ///
    /// The status should be `fault.status`. Requests that are too garbled to reach this point are answered by
    /// libmicrohttpd in its own words.
    ///
    /// - Parameters:
    ///   - fault: The reason.
    ///   - request: The request; it may have been admitted before.
    /// - Returns: The answer, and the context that `requestEnded` gets.
    func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> (HTTPResponse, Context)

    /// Notes that a request has ended, on the thread that served it, so it must be quick. By default nothing is done.
    func requestEnded(_ completion: borrowing HTTPCompletion<Context>)
}

extension HTTPHandler {
    /// Notes nothing.
    public func requestEnded(_ completion: borrowing HTTPCompletion<Context>) {}
}
