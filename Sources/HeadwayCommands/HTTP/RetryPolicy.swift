/// Decides whether a call is made again, and when; it knows no clock and waits for nothing.
struct RetryPolicy: Equatable {
    /// What to do with an answer.
    enum Action: Equatable {
        /// Take it.
        case take
        /// Wait, then call again.
        case retry(after: Duration)
    }

    /// The most calls that follow the first one.
    static let retryLimit = 3

    private var retries = 0

    /// Decides on an answer.
    ///
    /// 429 that says when to come back and 503 are called again: in both the server has not done anything yet. A 429
    /// without that is a limit which waiting does not lift.
    ///
    /// - Parameters:
    ///   - status: The status of the answer.
    ///   - retryAfter: The wait that the server asks for, or nil when it does not.
    ///   - left: The time that is left for the whole call.
    /// - Returns: `.take` too when the wait would not fit into the time that is left.
    mutating func action(status: Int, retryAfter: Duration?, left: Duration) -> Action {
        guard status == 503 || (status == 429 && retryAfter != nil), retries < RetryPolicy.retryLimit else {
            return .take
        }
        // 0.5, 1 and 2 seconds where the server leaves it open.
        let wait = retryAfter ?? .milliseconds(500 << retries)
        guard wait < left else { return .take }
        retries += 1
        return .retry(after: max(wait, .zero))
    }
}
