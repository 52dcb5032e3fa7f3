internal import CCurl
internal import CurlTransfers
internal import Glibc
internal import Widgets

/// Makes calls to one server, over one connection, one at a time.
struct HTTPClient: ~Copyable {
    /// The most time that a call takes, every retry and wait included.
    static let timeLimit = Duration.seconds(15)

    /// Whom the client talks to.
    let connection: ServerAccess

    private let handle: CurlHandle

    /// A client of a connection; nothing is sent yet.
    ///
    /// - Throws: `HTTPClientError` when curl cannot start.
    init(_ connection: ServerAccess) throws(HTTPClientError) {
        guard let handle = CurlHandle() else {
            throw HTTPClientError(code: .other, address: connection.address, detail: "curl cannot start")
        }
        self.handle = handle
        self.connection = connection
    }

    /// Makes a call and waits for the answer; a server that is busy is asked again as `RetryPolicy` says.
    ///
    /// - Throws: `HTTPClientError` when there is no answer. An answer with an error status is an answer.
    func send(_ request: APIRequest) throws(HTTPClientError) -> APIResponse {
        let start = ContinuousClock.now
        var policy = RetryPolicy()
        while true {
            let left = HTTPClient.timeLimit - (ContinuousClock.now - start)
            var response = APIResponse()
            do {
                try handle.transfer(request, over: connection, timeout: left, into: &response)
            } catch {
                guard !response.isTooLarge else { throw HTTPClientError(code: .tooLarge, address: connection.address) }
                throw HTTPClientError(error.status, address: connection.address, detail: handle.lastErrorText)
            }
            let action = policy.action(
                status: response.status,
                retryAfter: HTTPClient.retryAfter(response),
                left: HTTPClient.timeLimit - (ContinuousClock.now - start)
            )
            guard case .retry(let wait) = action else { return response }
            HTTPClient.sleep(wait)
        }
    }

    /// The wait that an answer asks for: seconds or a date (RFC 9110 section 10.2.3).
    static func retryAfter(_ response: APIResponse) -> Duration? {
        guard let text = response.header("retry-after") else { return nil }
        if let seconds = Int64(text), seconds >= 0 { return .seconds(min(seconds, 86_400)) }
        let date = curl_getdate(text, nil)
        return date < 0 ? nil : .seconds(min(max(date - time(nil), 0), 86_400))
    }

    /// When an answer was made by the clock of whoever made it (RFC 9110 section 6.6.1), in whole seconds.
    static func date(_ response: APIResponse) -> Instant? {
        guard let text = response.header("date") else { return nil }
        let date = curl_getdate(text, nil)
        return date < 0 ? nil : Instant(seconds: Int64(date))
    }

    private static func sleep(_ wait: Duration) {
        let (seconds, attoseconds) = wait.components
        var asked = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        var left = timespec()
        // A signal interrupts the wait and leaves the rest of it.
        while nanosleep(&asked, &left) != 0, errno == EINTR { asked = left }
    }
}
