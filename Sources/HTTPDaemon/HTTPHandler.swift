/// Answers requests.
///
/// Its methods are called on the poll thread, which serves all connections, so none may block.
public protocol HTTPHandler: Sendable {
    /// Looks at a request whose headers are in and whose body has not been read. By default it is accepted.
    func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission

    /// Answers a request that is complete, now or later. An exchange that is let go without an answer becomes a 500.
    func handle(_ exchange: consuming HTTPExchange)

    /// Words the answer to a request that the listener itself refuses. By default one line of plain text.
    ///
    /// The status should be `fault.status`. Requests that are too garbled to reach this point are answered by
    /// libmicrohttpd in its own words.
    func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> HTTPResponse
}

extension HTTPHandler {
    /// Accepts every request.
    public func admit(_ request: borrowing HTTPRequest) -> HTTPAdmission { .accept }

    /// Says the fault in one line of plain text.
    public func refuse(_ fault: HTTPRequestFault, _ request: borrowing HTTPRequest) -> HTTPResponse {
        .text(fault.status, fault.description)
    }
}
